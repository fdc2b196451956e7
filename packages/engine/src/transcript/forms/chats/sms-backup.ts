// SMS Backup & Restore: `<sms type="2" contact_name="Ana" body="…" date="…"/>`; type 2 was sent by the owner of the telephone.
import type { RawSegment, RawTranscript } from '../../../conversation/raw.ts';
import { cleanText } from '../../text/clean-source.ts';
import { elementsOf, readXml } from '../../text/xml.ts';

const received = '1';
const sent = '2';
const owner = 'Me';

/** Null for any other text. */
export function parseSmsBackup(source: string): RawTranscript | null {
  if (!/<smses[\s>]/.test(source.slice(0, 4000))) return null;
  const root = readXml(source);
  if (!root) return null;
  const segments: RawSegment[] = [];
  for (const { name, attributes } of elementsOf(root)) {
    const type = attributes.get('type');
    if (name !== 'sms' || (type !== received && type !== sent)) continue;
    const text = cleanText(attributes.get('body') ?? '');
    const known = attributes.get('contact_name');
    const contact = known === undefined || known === '(Unknown)' ? (attributes.get('address') ?? null) : known;
    const date = Number(attributes.get('date'));
    const start = Number.isFinite(date) ? date / 1000 : null;
    if (text !== '') segments.push({ start, end: null, text, speaker: type === sent ? owner : contact });
  }
  if (segments.length === 0) return null;
  return { form: 'plain', segments, areMessages: true, statedSides: { [owner]: 'attendant' } };
}
