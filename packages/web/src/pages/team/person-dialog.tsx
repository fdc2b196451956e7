// Adding a person, and changing one: what the server takes of each, with its refusals at their fields (docs/decisions/access.md#d18, docs/decisions/sign-in.md#d53).
import { ConflictError, type Invitation, type RequestedUserRole, type UserUpdateInput } from '@earshot/core/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { complaintAbout, Form } from '../../parts/form.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { complaintAboutExtensions, mostExtensions, parseExtensions } from './extensions.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import type { Member } from './members.ts';
import { teamTexts } from './texts/team-texts.ts';

const roles = ['salesperson', 'supervisor', 'admin'] as const satisfies RequestedUserRole[];
type Role = (typeof roles)[number];
const invitationMs = 7 * 24 * 60 * 60 * 1000;

interface PersonDialogProps {
  /** The team, for supervisors and for extensions that are taken. */
  members: readonly Member[];
  /** Left out: a new person. */
  member?: Member;
  onClose(): void;
}

export function PersonDialog({ members, member, onClose }: PersonDialogProps) {
  const texts = useTexts(teamTexts);
  const { cancel } = useTexts(partsTexts);
  const queries = useQueryClient();
  const user = useUser();
  const [name, setName] = useState(member?.name ?? '');
  const [email, setEmail] = useState(member?.email ?? '');
  const [role, setRole] = useState(member?.role ?? 'salesperson');
  const [supervisorId, setSupervisorId] = useState(member?.supervisor?.id ?? '');
  const [extensionText, setExtensionText] = useState(member?.extensions?.join(', ') ?? '');
  const [made, setMade] = useState<{ id: string; invitation?: Invitation } | null>(null);
  const others = members.filter(({ id }) => id !== member?.id);
  const supervisors = others.filter(({ id, role, isActive }) => {
    return (role === 'supervisor' && isActive) || id === member?.supervisor?.id;
  });
  const extensions = parseExtensions(extensionText);
  const complaint = complaintAboutExtensions(extensions, others);

  const save = useMutation<string | null>({
    mutationFn: async () => {
      if (member) {
        const changes = changesOf(member, { name: name.trim(), role, supervisorId: supervisorId || null, extensions });
        if (Object.keys(changes).length > 0) await api.users.update(member.id, changes);
        return null;
      }
      const created = await api.users.create({
        name: name.trim(),
        email: email.trim(),
        role,
        ...(supervisorId && { supervisorId }),
        ...(extensions.length > 0 && { extensions }),
      });
      const expiresAt = new Date(Date.now() + invitationMs).toISOString();
      const { id, invitationUrl } = created;
      setMade({ id, ...(invitationUrl !== undefined && { invitation: { invitationUrl, expiresAt } }) });
      return created.id;
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['users'] });
      if (!member) return;
      toast(texts.form.saved(name.trim()));
      onClose();
    },
  });

  if (made)
    return (
      <InvitationDialog
        key="made"
        member={{ id: made.id, name: name.trim(), email: email.trim() }}
        {...(made.invitation && { made: made.invitation })}
        onClose={onClose}
      />
    );

  const isEmailTaken = save.error instanceof ConflictError && !member && /e-mail/i.test(save.error.serverMessage ?? '');
  const isOwn = member?.id === user.id;
  const isIncomplete = name.trim() === '' || email.trim() === '';
  return (
    <Dialog title={member ? texts.form.editTitle(member.name) : texts.form.addTitle} onClose={onClose}>
      <Form
        action={{ ...save, error: isEmailTaken ? null : save.error }}
        onSubmit={() => !isIncomplete && complaint === null && save.mutate()}
        buttons={
          <>
            <Button
              type="submit"
              variant="primary"
              isBusy={save.isPending}
              disabled={isIncomplete || complaint !== null}
            >
              {member ? texts.form.save : texts.form.add}
            </Button>
            <Button onClick={onClose}>{cancel}</Button>
          </>
        }
      >
        <TextField
          data-focus
          label={texts.name}
          error={complaintAbout('name', save.error)}
          autoComplete="off"
          required
          maxLength={200}
          dir="auto"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          type="email"
          label={texts.form.email}
          hint={member ? texts.form.emailFixed : texts.form.emailHint}
          error={
            isEmailTaken
              ? texts.form.emailTaken
              : complaintAbout('email', save.error) === undefined
                ? undefined
                : texts.form.emailInvalid
          }
          autoComplete="off"
          required
          readOnly={member !== undefined}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        {role !== 'super_admin' && (
          <Select
            label={texts.role}
            hint={isOwn ? texts.form.ownRole : texts.roles[role].means}
            disabled={isOwn}
            value={role}
            onChange={({ target }) => setRole(target.value as Role)}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {texts.roles[one].name}
              </option>
            ))}
          </Select>
        )}
        <Select
          label={texts.supervisor}
          hint={texts.form.supervisorHint}
          value={supervisorId}
          onChange={({ target }) => setSupervisorId(target.value)}
        >
          <option value="">{texts.form.noSupervisor}</option>
          {supervisors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <TextField
          label={texts.extensions}
          hint={texts.form.extensionsHint}
          error={
            complaint === null
              ? complaintAbout('extensions', save.error)
              : complaint.kind === 'most'
                ? texts.form.extensionsMost(mostExtensions)
                : complaint.kind === 'invalid'
                  ? texts.form.extensionInvalid(complaint.extension)
                  : texts.form.extensionTaken(complaint.extension, complaint.owner)
          }
          autoComplete="off"
          value={extensionText}
          onChange={({ target }) => setExtensionText(target.value)}
        />
      </Form>
    </Dialog>
  );
}

interface Entered {
  name: string;
  role: Member['role'];
  supervisorId: string | null;
  extensions: string[];
}

/** Only what was changed here: what somebody else has changed meanwhile stays. */
function changesOf(member: Member, entered: Entered): Omit<UserUpdateInput, 'id'> {
  const { name, role, supervisorId, extensions } = entered;
  return {
    ...(name !== member.name && { name }),
    ...(role !== member.role && { role }),
    ...(supervisorId !== (member.supervisor?.id ?? null) && { supervisorId }),
    ...(extensions.join() !== (member.extensions ?? []).join() && { extensions }),
  };
}
