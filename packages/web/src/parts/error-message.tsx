// What went wrong, in the reader's language where the server gives a reason that is known here, with the id by which an administrator finds the request in the log; as a note, or in place of content.
import { EarshotApiError } from '@earshot/core/client';
import { Link } from 'wouter';
import { useTexts } from '../texts/texts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './error-message.module.css';
import { useReasonText } from './reasons/use-reason-text.ts';
import surfaces from './surface.module.css';
import { partsTexts } from './texts/parts-texts.ts';

/** A note within a page or form; `children` in place of the server's words. */
export function ErrorMessage({ error, children }: { error: Error; children?: React.ReactNode }) {
  return (
    <div role="alert" className={styles.message}>
      <p>{children ?? <Reason error={error} />}</p>
      <CompanySignIn error={error} />
      <RequestId error={error} />
    </div>
  );
}

/** In place of what could not be loaded. */
export function ErrorState({ error, retry }: { error: Error; retry?: (() => void) | undefined }) {
  const texts = useTexts(partsTexts);
  return (
    <div role="alert" className={classNames(surfaces.surface, styles.state)}>
      <h2>{texts.couldNotLoad}</h2>
      <p>
        <Reason error={error} />
      </p>
      <RequestId error={error} />
      {retry && <Button onClick={retry}>{texts.tryAgain}</Button>}
    </div>
  );
}

function Reason({ error }: { error: Error }) {
  const texts = useTexts(partsTexts);
  if (!(error instanceof EarshotApiError)) return texts.unexpected;
  if (error.code === 'CONNECTION_FAILED' || error.code === 'TIMEOUT') return texts.noConnection;
  return <Refusal error={error} />;
}

const Refusal = ({ error: { reason, serverMessage, message } }: { error: EarshotApiError }) =>
  useReasonText(reason, serverMessage ?? message);

/** Where a company lets nobody in with a password, the server says where its people sign in. */
function CompanySignIn({ error }: { error: Error }) {
  const texts = useTexts(partsTexts);
  if (!(error instanceof EarshotApiError) || error.reason !== 'open_id_required') return null;
  const path = /\/sign-in\/[\w%-]+$/.exec(error.serverMessage ?? '')?.[0];
  if (path === undefined) return null;
  return (
    <p>
      <Link href={path}>{texts.companySignIn}</Link>
    </p>
  );
}

function RequestId({ error }: { error: Error }) {
  const texts = useTexts(partsTexts);
  if (!(error instanceof EarshotApiError) || !error.requestId) return null;
  return (
    <p className={styles.id}>
      {texts.requestId} <code>{error.requestId}</code>
    </p>
  );
}
