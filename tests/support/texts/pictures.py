"""Pictures for the texts of studies."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw


def picture(
    width: int = 320, height: int = 200, *, form: str = "PNG", see_through: bool = False
) -> bytes:
    """The bytes of a drawing: bars on a ground."""
    image = Image.new(
        "RGBA" if see_through else "RGB", (width, height), "#00000000" if see_through else "#dce6f2"
    )
    draw = ImageDraw.Draw(image)
    for n in range(6):
        left, top = width * (n + 1) // 8, height * (6 - n) // 8
        draw.rectangle((left, top, left + width // 12, height * 7 // 8), fill="#1f5fa8")
    draw.line(
        (width // 10, height * 7 // 8, width * 9 // 10, height * 7 // 8), fill="#1f2328", width=3
    )
    buffer = BytesIO()
    image.save(buffer, form)
    return buffer.getvalue()
