// What the pages and the command line change of a company alike, in the transaction that has locked it: each returns the details of the deed.
import type { CompanyUpdateSharingInput, RedactionPolicy } from '@earshot/core';
import { setRedaction, setSharing } from '../records/companies.ts';
import type { CompanyChange } from './companies.ts';

export const redactionChange =
  (redaction: RedactionPolicy): CompanyChange =>
  async (tx, { id }) => {
    await setRedaction(tx, id, redaction);
    return { fields: ['redaction'], redaction };
  };

/** What is left out stays. */
export const sharingChange =
  ({ links, linkDays }: CompanyUpdateSharingInput): CompanyChange =>
  async (tx, row) => {
    const [policy, days] = [links ?? row.share_links, linkDays === undefined ? row.share_link_days : linkDays];
    await setSharing(tx, row.id, policy, days);
    return { fields: ['sharing'], links: policy, linkDays: days };
  };
