// @earshot/engine/decoding: files to samples. An entry of its own that loads nothing else: a child process with a stranger's file in it runs it too.

export { extractSound, type Video } from './extract-sound.ts';
export { decodedRate, decodeWithFfmpeg, ffmpegArguments, findFfmpeg } from './ffmpeg.ts';
export { leakOf, leakWindowSeconds, levelOfSpeech } from './leak.ts';
export { muteWithFfmpeg, type SoundPart } from './mute-ffmpeg.ts';
export { type AudioFile, DecodingFailure, type DecodingFailureKind, frames, type Pcm } from './pcm.ts';
export { type SameSound, sameSound } from './same-sound.ts';
export { decodeWav } from './wav.ts';
