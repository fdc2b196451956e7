// What colleagues speak of among themselves, in Portuguese; words of teams that other languages borrow stand in English.
import type { ColleagueCues } from '../colleague-cues.ts';

export const colleagues: ColleagueCues = {
  work: String.raw`
    (?:to|estou|sigo) (?:travad[oa]|bloquead[oa])
    travei|travad[oa]|bloquead[oa]|bloqueios?
    ontem (?:eu )?\w+(?:ei|i)
    hoje (?:eu )?(?:comeco|continuo|sigo|reviso|termino)
  `,
  tools: `
    exportacao|requisitos|fase (?:um|dois)|entrega da fase|implantacao interna|cronograma
  `,
  toAll: `
    (?:bom dia|oi|valeu|obrigad[oa]) (?:time|pessoal|gente|equipe)
    pessoal|gente|equipe|o time|resto do time
  `,
  meeting: `
    na ata|(?:o que )?funcionou|a gente melhora|melhorar|vamos repassar|como estamos (?:no|na|com)|reunioes
  `,
  employer: `
    rh|recursos humanos|(?:o )?juridico|diretoria|plantao|turno(?: da (?:noite|manha|tarde)| de (?:noite|manha|tarde))?
    colegas|treinamento|chefe
  `,
  absentClient: `
    (?:a|minha|sua|nossa) meta|da cota|o distribuidor
    o cliente (?:pediu|quer|disse)
  `,
  shift: String.raw`
    (?:(?:o )?leito|cama|linha) (?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|\d+)
    dipirona|febre|hemocultura|depois do medico|vai de alta|alta medica|passou a noite|analgesico
    parada de maquina|maquina \w+ (?:parada|parou)|operad[oa]|lote
    (?:que )?eu assumo|(?:pode )?descansar?
  `,
  applicant: `
    candidat[oa]|entrevistadora?|recrutadora?|quando (?:voce )?(?:poderia|pode) comecar|terminei o curso|pretensao salarial|(?:sua|minha) trajetoria
    (?:vir|trabalhar) (?:pra|para) (?:a )?nossa (?:equipe|empresa)
  `,
  sharing: `
    nosso prazo|estoura|quem cobra|eu cobro|coloca no|registra(?:r| na ata)|combinado|fechou
    a gente (?:resolve|reve|decide)|te ajudo (?:depois|com)
  `,
  toClient: `
    em que posso ajudar|pois nao|obrigad[oa] por (?:ligar|receber)
    (?:o |a )?(?:seu|sua) (?:pedido|plano|boleto|contrato|assinatura)
    voces prometeram|me disseram
    (?:meu|minha|nosso|nossa) (?:cozinha|aplicativo|pedido|contrato|fatura|boleto)
    renovar|renovacao|desconto|proposta|orcamento|fatura|por mes
  `,
};
