// A link at which a person chooses a password: made on request, shown once, to be copied or sent by the administrator's own e-mail (docs/decisions/sign-in.md#d52).
import type { Invitation } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './team.module.css';
import { teamTexts } from './texts/team-texts.ts';

interface Invited {
  id: string;
  name: string;
  email: string;
  signIn?: { hasPassword: boolean } | null;
}

interface InvitationDialogProps {
  member: Invited;
  /** The one that came with a new person. */
  made?: Invitation;
  onClose(): void;
}

export function InvitationDialog({ member, made, onClose }: InvitationDialogProps) {
  const texts = useTexts(teamTexts);
  const { cancel } = useTexts(partsTexts);
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => api.users.createInvitation(member.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['users'] }),
  });
  const invitation = make.data ?? made;
  const isPassword = member.signIn?.hasPassword ?? false;
  return (
    <Dialog
      title={isPassword ? texts.invitation.passwordTitle(member.name) : texts.invitation.title(member.name)}
      onClose={onClose}
    >
      {invitation ? (
        <Link member={member} invitation={invitation} onClose={onClose} />
      ) : (
        <Form
          action={make}
          onSubmit={() => make.mutate()}
          buttons={
            <>
              <Button type="submit" variant="primary" isBusy={make.isPending} data-focus>
                {texts.invitation.make}
              </Button>
              <Button onClick={onClose}>{cancel}</Button>
            </>
          }
        >
          <p>{isPassword ? texts.invitation.beforePassword : texts.invitation.before}</p>
        </Form>
      )}
    </Dialog>
  );
}

/** Where the button that made the link was, focus would be lost. One function for every drawing: it is called when the field comes, and not again. */
const focusOnce = (field: HTMLInputElement | null) => field?.focus();

function Link({ member, invitation, onClose }: { member: Invited; invitation: Invitation; onClose(): void }) {
  const texts = useTexts(teamTexts);
  const formats = useFormats();
  const { invitationUrl, expiresAt } = invitation;
  const body = texts.invitation.mailBody(member.name, invitationUrl);
  const mail = `mailto:${encodeURIComponent(member.email)}?subject=${encodeURIComponent(texts.invitation.mailSubject)}&body=${encodeURIComponent(body)}`;
  return (
    <>
      <TextField
        label={texts.invitation.link}
        hint={texts.invitation.linkHint(formats.dateTime(expiresAt))}
        readOnly
        dir="ltr"
        value={invitationUrl}
        ref={focusOnce}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.buttons}>
        <CopyButton variant="primary" text={invitationUrl}>
          {texts.invitation.copy}
        </CopyButton>
        <a href={mail}>{texts.invitation.mail}</a>
        <Button onClick={onClose}>{texts.invitation.done}</Button>
      </div>
    </>
  );
}
