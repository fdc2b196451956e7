// How labels name roles, in Spanish.
import type { RoleWords } from '../role-words.ts';

export const roles: RoleWords = {
  attendant: `
    agente representante vendedor vendedora ventas asesor asesora consultor consultora operador operadora ejecutivo ejecutiva comercial
    soporte especialista analista tecnico tecnica teleoperador teleoperadora asistente empresa recepcionista gestor gestora promotor
    promotora encargado encargada dependiente dependienta cajero cajera
  `,
  client: `
    cliente clienta comprador compradora prospecto consumidor consumidora paciente usuario usuaria contratante interesado interesada invitado
    alumno visitante tomador contacto titular asegurado asegurada
  `,
  generic: 'hablante orador locutor interlocutor participante canal desconocido',
  rank: 'gerente director directora jefe jefa dueno duena ing arq dr dra lic de del la el y',
  title: 'sr sra srta dr dra don de del la',
  link: 'de del',
  assists: '(?:asistente|secretari[oa]) (?:del?|de la) (?:sr|sra|dr|dra|ing|senor|senora|director|directora|don|dona)',
};
