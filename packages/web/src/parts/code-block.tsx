// Code to be copied, in a box that scrolls by itself, also by keyboard.
import styles from './code-block.module.css';
import { CopyButton } from './copy-button.tsx';

interface CodeBlockProps {
  /** What it is and where it goes: "Terminal", "receiver.ts". */
  label: string;
  code: string;
}

export function CodeBlock({ label, code }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span>{label}</span>
        <CopyButton text={code} variant="quiet" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse */}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be named once more in the outline */}
      <div role="region" aria-label={label} tabIndex={0} className={styles.scroll}>
        <pre translate="no" dir="ltr">
          <code>{code}</code>
        </pre>
      </div>
    </figure>
  );
}
