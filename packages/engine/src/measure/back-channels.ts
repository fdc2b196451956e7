// Back-channels: turns of at most two words, all acknowledgements, by which one shows that one listens.
import { plainWords } from '../conversation/words.ts';

const acknowledgements = new Set(
  `uhum uhm hum hm hmm mhm mm mmm aham aha ah uh huh uhhuh ahn ok okay okey k yeah yes yep yup right sure true exactly exact gotcha cool great
  good nice fine alright indeed totally absolutely understood perfect sim certo isso ta tah ta bom beleza blz claro exato perfeito entendi entendo
  legal pois e sei otimo show verdade tudo bem si ya vale aja ajam claro exacto perfecto entiendo bueno dale listo eso cierto genial sip va sale
  oh wow opa eita entonces well so`.split(/\s+/),
);

/** Whether a turn's words are nothing but an acknowledgement. A turn without words is one too. */
export function isBackChannel(text: string): boolean {
  const words = plainWords(text.slice(0, 200));
  return words.length <= 2 && words.every((word) => acknowledgements.has(word));
}
