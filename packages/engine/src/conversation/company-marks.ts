// The company that stands beside a name: in brackets, behind a dash or a bar, or as the domain of an address. People of one company are colleagues.
import { isRoleWord } from './role-words.ts';
import { plainWords } from './words.ts';

/** Domains at which anybody has an address. */
const publicDomains = /^(?:gmail|hotmail|outlook|yahoo|live|icloud|uol|bol|terra|proton(?:mail)?|msn)\b/;
const legalForms = new Set('sa ltda ltd inc llc srl sl gmbh me eireli plc co cia corp company sas'.split(' '));
/** What a bar, a dash or brackets hold beside names that is no company. */
const noCompany =
  /^(?:he|she|they|ele|ela|el|ella|you|voce|me|eu|yo|host|organizer|organizador|presenter|unverified|external|guest|convidado|externo|invitado|phone|mobile|celular|ipad|iphone|\d+)\b/;

/** Speakers by company; those without one are in no group. Guests of a meeting are one. */
export function companyGroups(speakers: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const speaker of speakers) {
    const mark = companyOf(speaker);
    if (mark === null) continue;
    const known = [...groups.keys()].find(
      (other) => other === mark || other.startsWith(`${mark} `) || mark.startsWith(`${other} `),
    );
    if (known === undefined) groups.set(mark, [speaker]);
    else groups.get(known)!.push(speaker);
    if (groups.size > mostCompanies) return new Map();
  }
  return groups;
}

/** More are no companies, but something else beside names. */
const mostCompanies = 8;

function companyOf(label: string): string | null {
  if (/\((?:guest|external|convidado|externo|invitado|unverified)\)/i.test(label)) return '(guest)';
  const domain = /@([\w-]{2,40})(?:\.[\w.-]{2,40})/.exec(label)?.[1]?.toLowerCase();
  if (domain !== undefined) return publicDomains.test(domain) ? null : domain;
  const beside =
    /\S [([]([^()[\]]{2,48})[)\]]$/.exec(label)?.[1] ?? /\S (?:\||[-–—]|@) (\S.{0,48})$/.exec(label)?.[1] ?? null;
  if (beside === null) return null;
  const words = plainWords(beside).filter((word) => !isRoleWord(word) && !legalForms.has(word));
  const company = words.join(' ');
  return company === '' || noCompany.test(company) ? null : company;
}
