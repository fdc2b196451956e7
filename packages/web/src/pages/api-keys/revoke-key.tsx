// The end of a key, asked for once more before.
import type { ApiKeyDetails } from '@earshot/core/client';
import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { When } from '../../parts/when.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { apiKeysTexts } from './texts/api-keys-texts.ts';

export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKeyDetails; onClose(): void }) {
  const texts = useTexts(apiKeysTexts);
  const queries = useQueryClient();
  const revoke = async () => {
    await api.apiKeys.revoke(apiKey.id);
    await queries.invalidateQueries({ queryKey: ['api-keys'] });
    toast(texts.revoked(apiKey.name));
  };
  return (
    <ConfirmDialog
      title={<bdi>{texts.revokeTitle(apiKey.name)}</bdi>}
      confirm={texts.acts.revoke.label}
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>{texts.revokeText}</p>
      {apiKey.lastUsedAt !== null && (
        <p>
          {texts.revokeUsed} <When iso={apiKey.lastUsedAt} />.
        </p>
      )}
    </ConfirmDialog>
  );
}
