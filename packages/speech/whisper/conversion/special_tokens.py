"""What sherpa-onnx wants to know of Whisper's vocabulary, and the bytes of each of its tokens."""


def byte_of_letter() -> dict[str, int]:
    """Byte-level pairs write each byte as a letter that can be seen; those that can't come after 255."""
    seen = [*range(33, 127), *range(161, 173), *range(174, 256)]
    letters = {chr(byte): byte for byte in seen}
    for index, byte in enumerate(byte for byte in range(256) if byte not in seen):
        letters[chr(256 + index)] = byte
    return letters


def token_bytes(words: list[str]):
    letters = byte_of_letter()
    for index, word in enumerate(words[: words.index('<|endoftext|>')]):
        yield bytes(letters[letter] for letter in word), index


def facts_of(words: list[str]) -> dict[str, object]:
    place = {word: index for index, word in enumerate(words)}
    start = place['<|startoftranscript|>']
    languages = words[start + 1 : place['<|translate|>']]
    transcribe = place['<|transcribe|>']
    return {
        'model_type': 'whisper-base',
        'version': '1',
        'maintainer': 'earshot',
        'n_mels': 80,
        'n_audio_ctx': 1500,
        'n_audio_state': 512,
        'n_audio_head': 8,
        'n_audio_layer': 6,
        'n_vocab': place['<|30.00|>'] + 1,
        'n_text_ctx': 448,
        'n_text_state': 512,
        'n_text_head': 8,
        'n_text_layer': 6,
        'sot_sequence': f'{start},{start + 1},{transcribe}',
        'all_language_tokens': ','.join(str(place[language]) for language in languages),
        'all_language_codes': ','.join(language.strip('<|>') for language in languages),
        'sot': start,
        'sot_index': 0,
        'eot': place['<|endoftext|>'],
        'blank_id': place['\u0120'],
        'is_multilingual': 1,
        'no_speech': place['<|nocaptions|>'],
        'transcribe': transcribe,
        'translate': place['<|translate|>'],
        'sot_prev': place['<|startofprev|>'],
        'sot_lm': place['<|startoflm|>'],
        'no_timestamps': place['<|notimestamps|>'],
    }
