// What the offline engine says of the next step where nobody said more, in its three languages.

/** A test compares them with the engine. */
export const engineStatuses = {
  scheduled: ['Next step scheduled', 'Próximo passo agendado', 'Próximo paso agendado'],
  committed: ['Decision made by the client', 'Decisão tomada pelo cliente', 'Decisión tomada por el cliente'],
  open: ['Open', 'Em aberto', 'Pendiente'],
} as const;
