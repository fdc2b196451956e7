// What the offline engine says of the next step where nobody said more, and where nothing was said at all, in its three languages.

/** A test compares them with the engine. */
export const engineStatuses = {
  scheduled: ['Next step scheduled', 'Próximo passo agendado', 'Próximo paso agendado'],
  committed: ['Decision made by the client', 'Decisão tomada pelo cliente', 'Decisión tomada por el cliente'],
  open: ['Open', 'Em aberto', 'Pendiente'],
} as const;

/** A test compares it with the engine, too. */
export const notSaid: readonly string[] = [
  'Not mentioned in the conversation.',
  'Não mencionado na conversa.',
  'No se mencionó en la conversación.',
];
