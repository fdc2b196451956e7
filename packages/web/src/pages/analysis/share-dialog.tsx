// The link by which anybody reads the analysis: copy it, replace it, take it away.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { TextField } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import styles from './analysis.module.css';
import { analysisTexts } from './texts/analysis-texts.ts';

export function ShareDialog({ id, onClose }: { id: string; onClose(): void }) {
  const texts = useTexts(analysisTexts).sharing;
  const { close } = useTexts(partsTexts);
  const queries = useQueryClient();
  const queryKey = ['share-links', id];
  const link = useQuery({ queryKey, queryFn: ({ signal }) => api.analyses.getShareLink(id, { signal }) });
  const change = useMutation({
    mutationFn: (action: 'renew' | 'revoke') => api.analyses.updateShareLink(id, action),
    onSuccess: (changed, action) => {
      queries.setQueryData(queryKey, changed);
      toast(action === 'renew' ? texts.renewed : texts.revoked);
    },
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Loaded query={link}>
        {({ publicLink }) => (
          <>
            {publicLink === null ? (
              <p>{texts.none}</p>
            ) : (
              <>
                <p>{texts.what}</p>
                <div className={styles.link}>
                  <TextField
                    label={texts.link}
                    readOnly
                    value={publicLink}
                    data-focus
                    onFocus={(event) => event.target.select()}
                  />
                  <CopyButton variant="primary" text={publicLink} />
                </div>
                <p>
                  <a href={publicLink} target="_blank" rel="noreferrer">
                    {texts.open}
                  </a>
                </p>
              </>
            )}
            {change.error && <ErrorMessage error={change.error} />}
            <p className={styles.soft}>{publicLink === null ? texts.renewHint : texts.changeHint}</p>
            <div className={styles.buttons}>
              <Button isBusy={change.isPending} onClick={() => change.mutate('renew')}>
                {publicLink === null ? texts.make : texts.renew}
              </Button>
              {publicLink !== null && (
                <Button variant="danger" isBusy={change.isPending} onClick={() => change.mutate('revoke')}>
                  {texts.revoke}
                </Button>
              )}
              <Button onClick={onClose}>{close}</Button>
            </div>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
