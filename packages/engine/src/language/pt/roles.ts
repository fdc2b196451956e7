// How labels name roles, in Portuguese.
import type { RoleWords } from '../role-words.ts';

export const roles: RoleWords = {
  attendant: `
    agente representante vendedor vendedora vendas atendente atendimento consultor consultora assessor assessora operador operadora
    executivo executiva comercial suporte corretor corretora especialista analista tecnico tecnica teleoperador teleoperadora assistente
    empresa atend vend operad consult recepcionista funcionario funcionaria gestor gestora promotor promotora caixa
  `,
  client: `
    cliente comprador compradora prospecto consumidor consumidora paciente usuario usuaria contratante interessado interessada convidado
    assinante aluno visitante tomador contato titular segurado segurada
  `,
  generic: 'falante orador locutor interlocutor participante canal desconhecido',
  rank: 'gerente diretor diretora chefe dono dona dr dra de da do e',
  title: 'sr sra srta dr dra dona seu de da do dos das',
  link: 'de da do',
  assists:
    '(?:assistente|secretari[oa]) d[aeo] (?:sr|sra|dr|dra|senhor|senhora|diretor|diretora|director|directora|don|dona)',
};
