// The teams that one can choose from, as options of a select: each goes by the name of its supervisor.
import type { User } from '@earshot/core/client';

export const TeamOptions = ({ users }: { users: readonly User[] }) =>
  users
    .filter(({ role }) => role === 'supervisor')
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
