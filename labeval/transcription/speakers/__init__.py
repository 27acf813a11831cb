"""Who speaks: by channel, or by voice where several people share a microphone."""
