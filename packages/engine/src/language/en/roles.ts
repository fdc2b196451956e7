// How labels name roles, in English.
import type { RoleWords } from '../role-words.ts';

export const roles: RoleWords = {
  attendant: `
    agent agt rep representative salesperson seller sales sdr bdr ae closer attendant consultant assessor advisor adviser operator support
    broker csm host staff technician telemarketing interviewer assistant company callcenter receptionist clerk teller cashier colleague
    recruiter dispatcher csr installer banker bot chatbot
  `,
  client: `
    client customer buyer lead prospect caller consumer patient user guest subscriber student visitor contact cli cust shopper patron
    homeowner applicant candidate policyholder claimant borrower passenger purchaser
  `,
  generic: 'speaker spk participant channel unknown',
  rank: 'senior junior manager director head owner ceo cto cfo coo vp dr the and of',
  title: 'mr mrs ms dr',
  link: 'of the and',
  assists: String.raw`(?:assistant|pa|secretary) (?:to|of) \w+`,
};
