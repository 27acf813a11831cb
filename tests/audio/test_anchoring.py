from labeval.audio.anchoring import Anchoring

RATE = 16_000
BLOCK = 800
BLOCK_MS = 50.0


def anchored(blocks):
    anchoring = Anchoring(RATE)
    return [found for frame, at_ms in blocks if (found := anchoring.saw(frame, at_ms))]


def steady(n, *, start_ms=0.0, first=0):
    return [(first + k * BLOCK, start_ms + k * BLOCK_MS) for k in range(n)]


def test_there_is_one_anchor_a_second_after_the_first():
    found = anchored(steady(20 * 5 + 1))
    assert len(found) == 4
    assert all(f.stretch_frame is None for f in found)
    assert all(f.anchor.at_ms == f.anchor.frame / RATE * 1000 for f in found)


def test_a_stall_after_the_first_blocks_does_not_count():
    # As a sound server does: a block, then 300 ms of nothing, then steady.
    found = anchored([(0, 0.0), *steady(100, start_ms=350.0, first=BLOCK)])
    assert found
    assert all(f.anchor.at_ms - f.anchor.frame / RATE * 1000 == 300 for f in found)


def test_a_block_noticed_late_is_no_anchor():
    blocks = [(f, t + (40 if n % 2 else 0)) for n, (f, t) in enumerate(steady(100))]
    assert all(f.anchor.at_ms == f.anchor.frame / RATE * 1000 for f in anchored(blocks))


def test_time_that_passed_without_frames_begins_a_new_stretch():
    before = steady(100)
    after = [
        (frame, at_ms + 500) for frame, at_ms in steady(100, start_ms=5000.0, first=100 * BLOCK)
    ]
    slips = [f.stretch_frame for f in anchored([*before, *after]) if f.stretch_frame is not None]
    assert len(slips) == 1
    assert abs(slips[0] - 100 * BLOCK) <= RATE


def test_a_stretch_of_half_a_second_has_one_anchor_at_its_end():
    anchoring = Anchoring(RATE)
    for frame, at_ms in steady(10, start_ms=700.0):
        assert anchoring.saw(frame, at_ms) is None
    last = anchoring.last_resort()
    assert last is not None and last.at_ms - last.frame / RATE * 1000 == 700
