// How a receiver checks what arrives, and what to expect of deliveries (docs/contract.md#receiver-verification; docs/contract.md#delivery-and-retry).
import { CodeBlock } from '../../parts/code-block.tsx';
import { Disclosure } from '../../parts/disclosure.tsx';
import { Panel } from '../../parts/page.tsx';
import { useTexts } from '../../texts/texts.ts';
import receiverCode from './receiver.txt?raw';
import { webhooksTexts } from './texts/webhooks-texts.ts';
import styles from './webhooks.module.css';

/** A request as a receiver gets it. */
const headersExample = `POST /webhooks/earshot
Content-Type: application/json
X-Service-Event: analysis.completed
X-Service-Timestamp: 1773493541
X-Service-Signature: sha256=8c3344f4837a5355…

{"event": "analysis.completed", "analysisId": "0f7c1d52-…", "role": "admin_company", "data": {…}}`;

export function ReceiveAndVerify() {
  const { receive, rules } = useTexts(webhooksTexts);
  return (
    <Panel title={receive.title}>
      <ul className={styles.rules}>
        {[receive.intro, rules.answer, rules.retry, rules.twice, rules.missed, rules.change].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Disclosure summary={receive.library}>
        <CodeBlock label={receive.verify} code={receiverCode} />
      </Disclosure>
      <Disclosure summary={receive.example}>
        <CodeBlock label="HTTP" code={headersExample} />
      </Disclosure>
      <Disclosure summary={receive.noLibrary}>
        <p>{receive.noLibraryText}</p>
      </Disclosure>
    </Panel>
  );
}
