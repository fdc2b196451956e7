// How far a person is with signing in: a word, and until when a link works (docs/decisions/sign-in.md#d52).
import { Badge, type Tone } from '../../parts/badge.tsx';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import { type Member, type MemberState, stateOf } from './members.ts';
import styles from './team.module.css';
import { teamTexts } from './texts/team-texts.ts';

const tones: Record<MemberState, Tone> = { active: 'good', invited: 'warn', lapsed: 'bad', deactivated: 'neutral' };

export function SignInState({ member }: { member: Member }) {
  const texts = useTexts(teamTexts);
  const formats = useFormats();
  const state = stateOf(member);
  const until = member.signIn?.invitationExpiresAt ?? null;
  return (
    <>
      <span className={styles.word}>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </span>
      {until !== null && <span className={styles.until}>{texts.linkUntil(formats.date(until))}</span>}
    </>
  );
}
