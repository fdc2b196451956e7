// The address at which an invited person chooses a password (D52).

export const invitationLink = ({ publicUrl }: { publicUrl: string }, token: string) =>
  `${publicUrl}/invitation/${token}`;
