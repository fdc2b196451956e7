// The address at which an invited person chooses a password (docs/decisions/sign-in.md#d52).

export const invitationLink = ({ publicUrl }: { publicUrl: string }, token: string) =>
  `${publicUrl}/invitation/${token}`;
