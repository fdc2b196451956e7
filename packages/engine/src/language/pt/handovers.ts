// How people hand a conversation over, or introduce somebody, in Portuguese.
import type { HandoverCues } from '../handover-cues.ts';

export const handovers: HandoverCues = {
  handsOver: String.raw`
    vou chamar|ja chamo|chamo [oea]l[ea]|chamar (?:o|a|meu|minha|nosso|nossa) \w+
    (?:te|lhe|o|a)? ?(?:transferir|transfiro|passar|passo) (?:\w+ ){0,3}(?:pro|pra|para|com|o telefone)|vou (?:te |lhe )?(?:passar|transferir)
  `,
  hasBeside: String.raw`
    (?:meu|minha|nossa|nosso) \w+ (?:\w+ )?(?:tambem|ta|esta|aqui|comigo|ouvindo)
  `,
  brings: String.raw`
    (?:trouxe [oa]|vim com [oa]|(?:esta|ta) comigo [oa]|apresento [oa]) \w{2,20}
    (?:ess[ae]|est[ae]) e [oa] \w{2,20} (?:que|nosso|nossa)
  `,
  introduces: '(?:ess[ae]|est[ae]) e [oa]|apresento (?:a voces )?[oa]|trouxe [oa]|vim com [oa]',
  presents: `
    (?:ta|esta) (?:aqui )?(?:comigo|conosco|com a gente)|cuida d[aeo]s?|(?:toca|faz|fica com|responde (?:por|pelo|pela)) [oa]s?
  `,
  namesSelf: 'aqui e [oa]|e [oa]|sou [oa]|meu nome e|quem fala e',
  namesSelfBefore: 'falando|que fala',
};
