// How people hand a conversation over, or introduce somebody, in Spanish.
import type { HandoverCues } from '../handover-cues.ts';

export const handovers: HandoverCues = {
  handsOver: `
    (?:le|te|lo|la|se) (?:paso|transfiero|comunico|derivo|conecto)|(?:pasarl[oae]|transferirl[oae]|comunicarl[oae]|pasarte) (?:con|a|al)
    se l[oa] (?:paso|comunico)
  `,
  hasBeside: String.raw`
    (?:mi|nuestr[oa]) \w+ (?:\w+ )?(?:tambien|esta|aqui|conmigo|escuchando)
    esta mi \w+ (?:tambien|aqui|conmigo)
  `,
  brings: String.raw`
    (?:traigo a|vengo con|vine con|esta conmigo|viene conmigo|(?:te|le|les|los|os) acompana|(?:te|le|les|vos|os) presento a) \w{2,20}
    est[ae] es \w{2,20} (?:que|quien|nuestr[oa])
  `,
  introduces: 'est[ae] es|(?:te|le|les|vos|os) presento a|traigo a|vine con',
  presents: `
    (?:esta|viene) (?:aqui )?(?:conmigo|con nosotros)|lleva (?:el|la|los|las)|(?:se encarga|se ocupa) de(?:l)?|es (?:quien|la que|el que)
  `,
  namesSelf: 'soy|me llamo|mi nombre es|habla|[lt]e saluda|le atiende|[lt]e habla',
  namesSelfBefore: 'al habla',
};
