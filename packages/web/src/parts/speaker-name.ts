// What a voice without a name is called: the recogniser numbers voices in English, and the pages say it in the reader's language.
import { useTexts } from '../texts/texts.ts';
import { partsTexts } from './texts/parts-texts.ts';

export function useSpeakerName(): (speaker: string) => string {
  const { numberedSpeaker } = useTexts(partsTexts);
  return (speaker) => {
    const number = /^Speaker (\d+)$/.exec(speaker)?.[1];
    return number === undefined ? speaker : numberedSpeaker(number);
  };
}
