// Which audio is taken: by file extension, by declared type, and above all by the first bytes (docs/decisions/audio.md#d27).

/** Containers told apart by their first bytes; `mp4` covers M4A, `ogg` covers Opus. */
export type AudioContainer = 'mp3' | 'mp4' | 'wav' | 'ogg' | 'flac' | 'webm';

/** Formats of the REST interface, as messages name them (docs/contract.md#supported-audio-formats). */
export const restFormats = ['mp3', 'mp4', 'wav', 'ogg', 'opus'] as const;
/** Formats of the procedures (docs/contract.md#limits-procedure-style). */
export const procedureFormats = ['mp3', 'wav', 'm4a', 'ogg', 'flac', 'webm'] as const;

/** Containers that the REST interface takes (docs/contract.md#supported-audio-formats). */
export const restContainers: ReadonlySet<AudioContainer> = new Set(['mp3', 'mp4', 'wav', 'ogg'] as const);
/** Containers that procedures take (docs/contract.md#limits-procedure-style). */
export const procedureContainers: ReadonlySet<AudioContainer> = new Set([
  'mp3',
  'mp4',
  'wav',
  'ogg',
  'flac',
  'webm',
] as const);

/** Subtypes that a Data URL may declare (docs/decisions/audio.md#d27). */
const dataUrlSubtypes: ReadonlySet<string> = new Set('mpeg mp3 mp4 m4a x-m4a wav wave x-wav ogg opus'.split(' '));

/** Content types that a server hosting audio may send (docs/contract.md#forms-of-audiokey). */
const hostedTypes: ReadonlySet<string> = new Set(
  'audio/mpeg audio/mp3 audio/mp4 audio/wav audio/wave audio/ogg audio/opus'.split(' '),
);

/** Content types that an upload may declare, with the container that its bytes must then be. */
const uploadTypes: ReadonlyMap<string, AudioContainer> = new Map([
  ['audio/mpeg', 'mp3'],
  ['audio/mp3', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/wave', 'wav'],
  ['audio/x-wav', 'wav'],
  ['audio/mp4', 'mp4'],
  ['audio/m4a', 'mp4'],
  ['audio/x-m4a', 'mp4'],
  ['audio/ogg', 'ogg'],
  ['audio/opus', 'ogg'],
  ['audio/flac', 'flac'],
  ['audio/x-flac', 'flac'],
  ['audio/webm', 'webm'],
]);

const playbackTypes: Readonly<Record<AudioContainer, string>> = {
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
  webm: 'audio/webm',
};

/** The Content-Type under which a container is played. */
export function playbackType(container: AudioContainer): string {
  return playbackTypes[container];
}

/** Whether a URL path ends in an extension that makes it a downloadable address; upper case counts (docs/decisions/requests.md#d55). */
export function hasAudioExtension(path: string): boolean {
  return /\.(mp3|mp4|wav|ogg|opus)$/i.test(path);
}

/** Whether a Data URL may declare `audio/<subtype>`, in any case (docs/decisions/audio.md#d27). */
export function isDataUrlSubtype(subtype: string): boolean {
  return dataUrlSubtypes.has(subtype.toLowerCase());
}

/** Whether a hosting server's Content-Type is taken; its parameters do not matter, and none at all is fine (docs/decisions/requests.md#d55). */
export function isHostedAudioType(contentType: string | null): boolean {
  return contentType === null || hostedTypes.has(mediaType(contentType));
}

/** The container that an upload of this declared type must be; null when the type is not taken. */
export function uploadContainer(contentType: string): AudioContainer | null {
  return uploadTypes.get(mediaType(contentType)) ?? null;
}

/** The container that the first bytes tell, at least 64 if there are as many; null if Earshot does not read it. */
export function audioContainerOf(bytes: Uint8Array): AudioContainer | null {
  const text = (start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length));
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WAVE') return 'wav';
  if (text(4, 4) === 'ftyp') return 'mp4';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'fLaC') return 'flac';
  // EBML header; the document type tells WebM from other Matroska files.
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return text(4, 60).includes('webm') ? 'webm' : null;
  if (text(0, 3) === 'ID3' || isMpegFrame(bytes)) return 'mp3';
  return null;
}

/** An MPEG frame header: sync, known version, layer II or III (AAC has none), bit rate and sampling rate in range. */
function isMpegFrame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const [version, layerBits] = [(second >> 3) & 3, (second >> 1) & 3];
  const layer = 4 - layerBits;
  const [bitRate, samplingRate] = [third >> 4, (third >> 2) & 3];
  return (
    first === 0xff &&
    second >= 0xe0 &&
    version !== 1 &&
    (layer === 2 || layer === 3) &&
    bitRate !== 15 &&
    samplingRate !== 3
  );
}

function mediaType(contentType: string): string {
  return contentType.split(';', 1)[0]!.trim().toLowerCase();
}
