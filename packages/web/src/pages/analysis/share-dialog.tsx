// The link by which anybody reads the analysis: copy it, replace it, take it away.
import type { NewShareLink, ShareLinkOptions } from '@earshot/core/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { partsTexts } from '../../parts/texts/parts-texts.ts';
import { toast } from '../../parts/toast.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { useFormats } from '../../texts/use-formats.ts';
import styles from './analysis.module.css';
import { NewLinkForm } from './new-link-form.tsx';
import { analysisTexts } from './texts/analysis-texts.ts';

interface ShareDialogProps {
  id: string;
  hasRecording: boolean;
  onClose(): void;
}

export function ShareDialog({ id, hasRecording, onClose }: ShareDialogProps) {
  const texts = useTexts(analysisTexts).sharing;
  const { close } = useTexts(partsTexts);
  const queries = useQueryClient();
  const queryKey = ['share-links', id];
  const link = useQuery({ queryKey, queryFn: ({ signal }) => api.analyses.getShareLink(id, { signal }) });
  const change = useMutation({
    mutationFn: (link: NewShareLink | null) =>
      link ? api.analyses.updateShareLink(id, 'renew', { link }) : api.analyses.updateShareLink(id, 'revoke'),
    onSuccess: (changed, link) => {
      queries.setQueryData(queryKey, changed);
      toast(link ? texts.renewed : texts.revoked);
    },
  });
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <Loaded query={link}>
        {({ publicLink, options }) => (
          <>
            {publicLink === null ? (
              <p>{texts.none}</p>
            ) : (
              <>
                <p>{texts[shownBy(options, hasRecording)]}</p>
                {options && <LinkFacts {...options} />}
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
            {publicLink !== null && <h3>{texts.renew}</h3>}
            <p className={styles.soft}>{publicLink === null ? texts.renewHint : texts.changeHint}</p>
            <NewLinkForm
              // Another link has options of its own.
              key={publicLink}
              hasRecording={hasRecording}
              action={change}
              submit={publicLink === null ? texts.make : texts.renew}
              onSubmit={(link) => change.mutate(link)}
              others={
                <>
                  {publicLink !== null && (
                    <Button variant="danger" isBusy={change.isPending} onClick={() => change.mutate(null)}>
                      {texts.revoke}
                    </Button>
                  )}
                  <Button onClick={onClose}>{close}</Button>
                </>
              }
            />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

/** What anybody with the link gets, without the recording if there is none or none is given out. */
function shownBy(options: ShareLinkOptions | null, hasRecording: boolean) {
  if (options?.audience === 'client') return 'whatForClient';
  return hasRecording && options?.showsRecording !== false ? 'what' : 'whatToRead';
}

function LinkFacts({ expiresAt, hasPasscode, openings, lastOpenedAt }: ShareLinkOptions) {
  const texts = useTexts(analysisTexts).sharing;
  const { dateTime } = useFormats();
  return (
    <p className={styles.soft}>
      {expiresAt === null ? texts.forever : texts.until(dateTime(expiresAt))} {hasPasscode && texts.locked}{' '}
      {lastOpenedAt === null ? texts.unopened : texts.opened(openings, dateTime(lastOpenedAt))}
    </p>
  );
}
