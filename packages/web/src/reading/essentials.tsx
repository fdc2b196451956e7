// What readers need to know first: the largest losses, the open objections, the next step.
import { Badge } from '../parts/badge.tsx';
import { useNextStepText } from '../parts/next-step-status.ts';
import { useTexts } from '../texts/texts.ts';
import { useFormats } from '../texts/use-formats.ts';
import { lossesOf } from './losses.ts';
import { PlaceButton } from './place-button.tsx';
import styles from './reading.module.css';
import { useReading } from './reading-context.tsx';
import { readingTexts } from './texts/reading-texts.ts';

const mostLosses = 3;
/** The rest is in the part of the objections. */
export const mostOpenObjections = 3;

export function Essentials() {
  const texts = useTexts(readingTexts);
  const { reading } = useReading();
  const { interactionScorecard, objections } = reading;
  const open = objections?.filter(({ resolved }) => !resolved) ?? [];
  return (
    <div className={styles.essentials}>
      {interactionScorecard !== null && <Losses />}
      {open.length > 0 && (
        <div className={styles.group}>
          <h3>{texts.openObjections(open.length)}</h3>
          <ul className={styles.brief}>
            {open.slice(0, mostOpenObjections).map(({ objection }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words may repeat, and the list never changes
              <li key={index}>
                <q className={styles.shortQuote} dir="auto">
                  {objection}
                </q>
                <PlaceButton quote={objection} what={texts.objectionNamed(objection)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {reading.diagnostic !== null && <NextStep />}
    </div>
  );
}

function Losses() {
  const texts = useTexts(readingTexts);
  const formats = useFormats();
  const { reading, account } = useReading();
  const losses = lossesOf(reading.interactionScorecard, account).slice(0, mostLosses);
  return (
    <div className={styles.group}>
      <h3>{texts.largestLosses}</h3>
      {losses.length === 0 ? (
        <p className={styles.soft}>{texts.noLosses}</p>
      ) : (
        <ol className={styles.brief}>
          {losses.map(({ criterion: { key, label, evidence, timestamp }, points }) => (
            <li key={key}>
              <bdi>{label}</bdi>
              {points !== null && <Badge tone="bad">{texts.pointsOff(formats.number(points, 0))}</Badge>}
              {(evidence !== '' || timestamp !== null) && (
                <PlaceButton quote={evidence} mark={timestamp} what={texts.lossNamed(label)} />
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function NextStep() {
  const texts = useTexts(readingTexts);
  const { status, responsibilities } = useReading().reading.diagnostic!.next_steps;
  const write = useNextStepText();
  if (status === '' && responsibilities.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>{texts.nextSteps}</h3>
      {status !== '' && <p dir="auto">{write(status)}</p>}
      {responsibilities.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the list never changes
        <p key={index} dir="auto" className={styles.soft}>
          {text}
        </p>
      ))}
    </div>
  );
}
