import { describe, expect, it } from 'vitest';
import { directAddress } from './share-links.ts';

const direct = (address: string) => directAddress(new URL(address)).href;
const ofDrive = 'https://drive.usercontent.google.com/download?export=download&confirm=t&id=1AbC-dEfGhIjK_lm';

describe('share links lead to the file (docs/decisions/audio.md#d28)', () => {
  it.each([
    ['https://drive.google.com/file/d/1AbC-dEfGhIjK_lm/view?usp=sharing', ofDrive],
    ['https://drive.google.com/file/u/1/d/1AbC-dEfGhIjK_lm/edit', ofDrive],
    ['https://drive.google.com/open?id=1AbC-dEfGhIjK_lm', ofDrive],
    ['https://drive.google.com/file/d/1AbC-dEfGhIjK_lm/view?resourcekey=0-x', `${ofDrive}&resourcekey=0-x`],
    ['https://www.dropbox.com/s/a1b2/call.mp3?dl=0', 'https://www.dropbox.com/s/a1b2/call.mp3?raw=1'],
    [
      'https://www.dropbox.com/scl/fi/a1b2/call.mp3?rlkey=k&st=s&dl=0',
      'https://www.dropbox.com/scl/fi/a1b2/call.mp3?rlkey=k&st=s&raw=1',
    ],
  ])('%s', (shared, file) => expect(direct(shared)).toBe(file));

  it.each([
    'https://drive.google.com/drive/folders/1AbC-dEfGhIjK_lm',
    'https://www.dropbox.com/scl/fo/a1b2/h?dl=0',
    'https://dropbox.com.example/s/a1b2/call.mp3?dl=0',
    'http://www.dropbox.com/s/a1b2/call.mp3?dl=0',
    'https://calls.example.com/file/d/1AbC-dEfGhIjK_lm/view',
  ])('no link to a file is left as it is: %s', (address) => expect(direct(address)).toBe(address));
});
