// Team: the people of the company with roles, supervisors, extensions and invitations (docs/decisions/access.md#d18, docs/decisions/sign-in.md#d52, #d53). Supervisors read it, administrators change it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { administrators } from '../../roles.ts';
import { teamQuery, usersQuery } from '../../session/people.ts';
import { useUser } from '../../session/session.tsx';
import { useTexts } from '../../texts/texts.ts';
import { managedMembers, plainMembers } from './members.ts';
import { PersonDialog } from './person-dialog.tsx';
import { RolesExplained } from './roles-explained.tsx';
import { TeamList } from './team-list.tsx';
import { teamTexts } from './texts/team-texts.ts';

export default function TeamPage() {
  const texts = useTexts(teamTexts);
  const { role } = useUser();
  const mayManage = administrators.includes(role);
  const [isAdding, setIsAdding] = useState(false);
  const managed = useQuery({ ...teamQuery, select: managedMembers, enabled: mayManage });
  const seen = useQuery({ ...usersQuery, select: plainMembers, enabled: !mayManage });
  const team = mayManage ? managed : seen;
  return (
    <Page
      title={texts.title}
      description={mayManage ? texts.description : texts.descriptionForSupervisor}
      actions={
        mayManage && (
          <Button variant="primary" disabled={!team.data} onClick={() => setIsAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <Loaded query={team} skeleton={<Skeleton lines={8} />}>
        {(members) => (
          <>
            <TeamList members={members} mayManage={mayManage} />
            {isAdding && <PersonDialog members={members} onClose={() => setIsAdding(false)} />}
          </>
        )}
      </Loaded>
      <RolesExplained />
    </Page>
  );
}
