// analysis.updateShareLink (extension): a new link or none; the old one is gone at once.
import { earshotError } from '@earshot/core';
import { analysisFactsForCaller } from '../analyses/analysis-for-caller.ts';
import { describedLink, endOfLink, newShareToken } from '../analyses/share-page.ts';
import { hashPasscode } from '../analyses/share-passcode.ts';
import { type Deed, recordDeed } from '../audit/record-deed.ts';
import { companyById } from '../records/companies.ts';
import { type NewLink, setLink } from '../records/share-links.ts';
import type { Service } from '../service.ts';
import type { Handler } from './handler.ts';

type Input = Parameters<Handler<'analysis.updateShareLink'>>[0];

export const handler: Handler<'analysis.updateShareLink'> = async (input, caller, service) => {
  const row = await analysisFactsForCaller(service.db, caller, input.id);
  if (input.action === 'renew' && row.archived_at !== null) throw earshotError('shareLinkArchived');
  const link = input.action === 'renew' ? await newLink(input, row.company_id, service) : null;
  await service.db.transaction(async (tx) => {
    if (!(await setLink(tx, row.company_id, row.id, link))) throw earshotError('shareLinkUnfinished');
    const deed: Deed = link
      ? { kind: 'link.created', subjectId: row.id, details: { audience: link.audience } }
      : { kind: 'link.ended', subjectId: row.id };
    await recordDeed(tx, caller, deed, service.now());
  });
  return describedLink(service, row.company_id, row.id);
};

/** A client's link shows summary, next steps and what is asked for; another link shows all but what is left out. Throws 409 if the company has no links. */
async function newLink(input: Input, companyId: string, { db, now }: Service): Promise<NewLink> {
  const company = await companyById(db, companyId);
  if (company?.share_links === 'off') throw earshotError('shareLinksOff');
  const { audience = 'internal', passcode } = input;
  const shownByDefault = audience === 'internal';
  const days = input.days === undefined ? (company?.share_link_days ?? null) : input.days;
  return {
    token: newShareToken(),
    audience,
    shows_transcript: (input.transcript ?? shownByDefault) ? 1 : 0,
    shows_recording: (input.recording ?? shownByDefault) ? 1 : 0,
    passcode_hash: passcode == null ? null : await hashPasscode(passcode),
    expires_at: endOfLink(days, now()),
  };
}
