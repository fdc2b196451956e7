// Who took part, and what the telephone system knows of a collected call.
import { useSpeakerName } from '../parts/speaker-name.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { Facts, Section } from './section.tsx';
import { readingTexts } from './texts/reading-texts.ts';

export function PeoplePanel() {
  const texts = useTexts(readingTexts);
  const speakerName = useSpeakerName();
  const { reading } = useReading();
  const { telephony, participants } = reading;
  return (
    <>
      {participants && participants.length > 0 && (
        <Section title={texts.participants} gist={participants.length} of={participants}>
          {(named) => (
            <ul className={styles.list}>
              {named.map(({ name, side }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
                <li key={index}>
                  <bdi>{speakerName(name)}</bdi>{' '}
                  <span className={styles.soft}>{side === null ? texts.sideUnknown : texts.sides[side]}</span>
                </li>
              ))}
            </ul>
          )}
        </Section>
      )}
      {telephony && (
        <Section title={texts.telephony.title} of={telephony}>
          {({ call_from_name, call_from_number, call_to, call_id, record_file }) => (
            <Facts
              facts={[
                [texts.telephony.from, [call_from_name, call_from_number].filter(Boolean).join(' · ')],
                [texts.telephony.to, call_to],
                [texts.telephony.call, call_id],
                [texts.telephony.file, record_file],
              ]}
            />
          )}
        </Section>
      )}
    </>
  );
}
