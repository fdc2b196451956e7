// Addresses of the pages at which people sign in through OpenID Connect.

/** Where the people of a company begin; their administrators share it. */
export const openIdSignInUrl = ({ publicUrl }: { publicUrl: string }, companyId: string) =>
  `${publicUrl}/sign-in/${companyId}`;

/** Where the service sends the browser back to: one for all companies, because state and cookie say which. */
export const openIdCallbackUrl = ({ publicUrl }: { publicUrl: string }) => `${publicUrl}/sign-in/callback`;
