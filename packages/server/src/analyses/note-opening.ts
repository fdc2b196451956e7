// The opening of a share link in the audit log, by its page or by its recording (docs/decisions/audit.md#reads).
import type { Visit } from '../accounts/sessions.ts';
import { visitor } from '../audit/record-deed.ts';
import type { ShareLinkRow } from '../records/share-links.ts';
import type { Service } from '../service.ts';

export type LinkReader = Pick<Visit, 'address' | 'countedAddress'>;

/** False where the same network has opened it within the last minute. */
export const noteOpening = (
  { id, company_id: companyId, share_token: token }: ShareLinkRow,
  reader: LinkReader,
  { reads }: Pick<Service, 'reads'>,
): Promise<boolean> =>
  reads.note(
    visitor(companyId, reader.address ?? null),
    { kind: 'link.opened', subjectId: id },
    `${token} ${reader.countedAddress}`,
  );
