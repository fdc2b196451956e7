// The company at whose sign-in service this browser has signed in last: the sign-in page offers it again. Nothing but an id is kept.
const storageKey = 'earshot-sign-in-company';

/** Where the people of a company sign in at its service. */
export const companySignInPath = (companyId: string) => `/sign-in/${encodeURIComponent(companyId)}`;

export function rememberedCompany(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function rememberCompany(companyId: string): void {
  try {
    localStorage.setItem(storageKey, companyId);
  } catch {
    // A browser that keeps nothing: the address that the administrators share stays.
  }
}
