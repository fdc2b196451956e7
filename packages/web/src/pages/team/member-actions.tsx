// What an administrator may do to a person: edit, a link to choose a password, deactivate, activate and erase, reset two-step sign-in. The server keeps one's own access, and service administrators.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { ErasePerson } from './erase-person.tsx';
import type { Member } from './members.ts';
import styles from './team.module.css';
import { teamTexts } from './texts/team-texts.ts';

interface MemberActionsProps {
  member: Member;
  onEdit(): void;
  onInvite(): void;
}

export function MemberActions({ member, onEdit, onInvite }: MemberActionsProps) {
  const texts = useTexts(teamTexts);
  const queries = useQueryClient();
  const user = useUser();
  const [isAsked, setIsAsked] = useState(false);
  const { id, name, isActive } = member;
  const changed = (text: string) => {
    toast(text);
    return queries.invalidateQueries({ queryKey: ['users'] });
  };
  const activate = useMutation({
    mutationFn: () => api.users.update(id, { isActive: true }),
    onSuccess: () => changed(texts.activated(name)),
  });
  if (member.role === 'super_admin' && user.role !== 'super_admin')
    return <span className={styles.absent}>{texts.serviceAdministrator}</span>;
  const hasPassword = member.signIn?.hasPassword ?? false;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" aria-label={texts.editPerson(name)} onClick={onEdit}>
        {texts.edit}
      </Button>
      {isActive && (
        <Button
          variant="quiet"
          aria-label={hasPassword ? texts.newPasswordFor(name) : texts.newInvitationFor(name)}
          onClick={onInvite}
        >
          {hasPassword ? texts.newPassword : texts.newInvitation}
        </Button>
      )}
      {id !== user.id && (
        <Button
          variant="quiet"
          isBusy={activate.isPending}
          aria-label={isActive ? texts.deactivatePerson(name) : texts.activatePerson(name)}
          onClick={() => (isActive ? setIsAsked(true) : activate.mutate())}
        >
          {isActive ? texts.deactivate : texts.activate}
        </Button>
      )}
      {id !== user.id && (member.signIn?.hasSecondFactor || (member.signIn?.passkeys ?? 0) > 0) && (
        <ConfirmedAction
          name={name}
          texts={texts.secondFactor}
          act={() => api.users.resetSecondFactor(id).then(() => null)}
          onDone={changed}
        />
      )}
      {id !== user.id && member.signIn?.hasOpenId && (
        <ConfirmedAction
          name={name}
          texts={texts.openId}
          act={() => api.users.unlinkOpenId(id).then(() => null)}
          onDone={changed}
        />
      )}
      {id !== user.id && !isActive && <ErasePerson id={id} name={name} onDone={changed} />}
      {activate.error && <ErrorMessage error={activate.error} />}
      {isAsked && (
        <ConfirmDialog
          title={texts.deactivateTitle(name)}
          confirm={texts.deactivate}
          onClose={() => setIsAsked(false)}
          onConfirm={async () => {
            await api.users.update(id, { isActive: false });
            await changed(texts.deactivated(name));
          }}
        >
          <p>{texts.deactivateMeans}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
