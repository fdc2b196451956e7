// Writing a comment, at a line or on the whole conversation, for everybody or one person; or changing its text.
import type { Analysis, Comment, User } from '@earshot/core/client';
import { useState } from 'react';
import { beginningOf } from '../../parts/beginning-of.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Select, TextArea } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { SubmitOrCancel } from '../../parts/submit-or-cancel.tsx';
import { leaders } from '../../roles.ts';
import { useUsers } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import styles from './comments.module.css';
import { commentTexts } from './texts/comment-texts.ts';
import { useWriting } from './use-comments.ts';

/** A new one at a line, or on the whole with null; or a comment that is there. */
export type Draft = { turn: number | null } | { comment: Comment };

interface CommentDialogProps {
  analysis: Pick<Analysis, 'id' | 'salespersonId' | 'interactionScorecard'>;
  draft: Draft;
  /** What the line says. */
  words: string | null;
  onClose(): void;
}

export default function CommentDialog({ analysis, draft, words, onClose }: CommentDialogProps) {
  const texts = useTexts(commentTexts);
  const { id: reader, role } = useUser();
  const people = addresseesOf(useUsers().data ?? [], analysis.salespersonId).filter(({ id }) => id !== reader);
  const before = 'comment' in draft ? draft.comment : null;
  const [text, setText] = useState(before?.text ?? '');
  const [forUserId, setForUserId] = useState('');
  const [exampleOf, setExampleOf] = useState('');
  // What is good about a fault that was avoided has no words.
  const criteria = (analysis.interactionScorecard?.criteria ?? []).filter(({ polarity }) => polarity !== 'negative');
  const writing = useWriting(onClose);
  return (
    <Dialog title={before ? texts.edit : texts.write} onClose={onClose}>
      {words !== null && (
        <p className={styles.words}>
          <q dir="auto">{beginningOf(words)}</q>
        </p>
      )}
      <Form
        action={writing}
        onSubmit={() =>
          writing.mutate(
            'comment' in draft
              ? { commentId: draft.comment.id, text: text.trim() }
              : {
                  id: analysis.id,
                  comment: {
                    turn: draft.turn,
                    text: text.trim(),
                    forUserId: forUserId || null,
                    exampleOf: exampleOf || null,
                  },
                },
          )
        }
        buttons={
          <SubmitOrCancel
            label={texts.save}
            isBusy={writing.isPending}
            isDisabled={text.trim() === ''}
            onCancel={onClose}
          />
        }
      >
        <TextArea
          label={texts.text}
          data-focus
          required
          rows={4}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {!before && people.length > 0 && (
          <Select
            label={texts.addressee}
            hint={texts.addresseeHint}
            value={forUserId}
            onChange={(event) => setForUserId(event.target.value)}
          >
            <option value="">{texts.everybody}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {'turn' in draft && draft.turn !== null && leaders.includes(role) && criteria.length > 0 && (
          <Select
            label={texts.exampleOf}
            hint={texts.exampleHint}
            value={exampleOf}
            onChange={(event) => setExampleOf(event.target.value)}
          >
            <option value="">{texts.noExample}</option>
            {criteria.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Form>
    </Dialog>
  );
}

/** Who sees the conversation by their role: whose it is, who supervises that person, and administrators. */
function addresseesOf(users: readonly User[], salespersonId: string | null): User[] {
  const owner = users.find(({ id }) => id === salespersonId);
  const isAddressee = ({ id, role }: User) =>
    role === 'admin' || role === 'super_admin' || id === salespersonId || id === owner?.supervisor?.id;
  return users.filter((user) => user.isActive && isAddressee(user)).toSorted((a, b) => a.name.localeCompare(b.name));
}
