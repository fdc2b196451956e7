// An address that nothing is at, or nothing for this person.
import { ButtonLink } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { useTexts } from '../texts/texts.ts';
import { shellTexts } from './texts/shell-texts.ts';

export function NotFoundPage() {
  const texts = useTexts(shellTexts);
  return (
    <Page title={texts.notFound.title} description={texts.notFound.explanation}>
      <p>
        <ButtonLink href="/">{texts.notFound.home}</ButtonLink>
      </p>
    </Page>
  );
}
