// The list of the team, narrowed by the search in the address, with what an administrator may do to each person.
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Select, TextField } from '../../parts/field.tsx';
import { changedQuery } from '../../parts/query.ts';
import { type Column, Records } from '../../parts/records.tsx';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { InvitationDialog } from './invitation-dialog.tsx';
import { MemberActions } from './member-actions.tsx';
import { fitting, type Member, type Show, shows } from './members.ts';
import { PersonDialog } from './person-dialog.tsx';
import { SignInState } from './sign-in-state.tsx';
import styles from './team.module.css';
import { teamTexts } from './texts/team-texts.ts';

type Opened = { dialog: 'edit' | 'invite'; id: string };

export function TeamList({ members, mayManage }: { members: Member[]; mayManage: boolean }) {
  const texts = useTexts(teamTexts);
  const { id: own } = useUser();
  const [address, setAddress] = useSearchParams();
  const [opened, setOpened] = useState<Opened | null>(null);
  const search = address.get('q') ?? '';
  const choices = shows.filter((show) => (mayManage ? show !== 'mine' : show !== 'invited' && show !== 'active'));
  const show = choices.find((choice) => choice === address.get('show')) ?? 'all';
  const narrow = (changes: Record<string, string>) =>
    setAddress((before) => changedQuery(before, changes), { replace: true });
  const shown = fitting(members, show, search, own);
  const chosen = opened && members.find(({ id }) => id === opened.id);
  const columns = useColumns(own, mayManage);
  const close = () => setOpened(null);
  return (
    <div className={styles.list}>
      <search className={styles.filters}>
        <TextField
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          value={search}
          onChange={({ target }) => narrow({ q: target.value })}
        />
        <Select
          label={texts.show}
          value={show}
          onChange={({ target }) => narrow({ show: target.value === 'all' ? '' : (target.value as Show) })}
        >
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {texts.shows[choice]}
            </option>
          ))}
        </Select>
        <p role="status" className={styles.count}>
          {texts.people(shown.length)}
        </p>
      </search>
      {shown.length === 0 ? (
        <EmptyState
          title={texts.nobody}
          action={<Button onClick={() => narrow({ q: '', show: '' })}>{texts.showEverybody}</Button>}
        >
          {texts.nobodyHint}
        </EmptyState>
      ) : (
        <Records
          caption={texts.caption}
          records={shown}
          idOf={({ id }) => id}
          columns={[
            ...columns,
            ...(mayManage
              ? [
                  {
                    key: 'actions',
                    title: texts.actions,
                    cell: (member: Member) => (
                      <MemberActions
                        member={member}
                        onEdit={() => setOpened({ dialog: 'edit', id: member.id })}
                        onInvite={() => setOpened({ dialog: 'invite', id: member.id })}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {chosen && opened.dialog === 'edit' && <PersonDialog members={members} member={chosen} onClose={close} />}
      {chosen && opened.dialog === 'invite' && <InvitationDialog member={chosen} onClose={close} />}
    </div>
  );
}

function useColumns(own: string, knowsSignIn: boolean): Column<Member>[] {
  const texts = useTexts(teamTexts);
  return [
    {
      key: 'name',
      title: texts.name,
      cell: ({ id, name, email }) => (
        <>
          <bdi>{name}</bdi> {id === own && <Badge tone="accent">{texts.you}</Badge>}
          <span className={styles.email}>{email}</span>
        </>
      ),
    },
    {
      key: 'role',
      title: texts.role,
      cell: ({ role }) => <span className={styles.word}>{texts.roles[role].name}</span>,
    },
    {
      key: 'supervisor',
      title: texts.supervisor,
      cell: ({ supervisor }) =>
        supervisor ? <bdi>{supervisor.name}</bdi> : <span className={styles.absent}>{texts.noSupervisor}</span>,
    },
    {
      key: 'extensions',
      title: texts.extensions,
      cell: ({ extensions }) =>
        extensions?.length ? extensions.join(', ') : <span className={styles.absent}>{texts.noExtensions}</span>,
    },
    // Without knowing who has signed in, only who was deactivated can be told.
    {
      key: 'state',
      title: texts.state,
      cell: (member) =>
        knowsSignIn || !member.isActive ? (
          <SignInState member={member} />
        ) : (
          <span className={styles.absent}>{texts.notShown}</span>
        ),
    },
  ];
}
