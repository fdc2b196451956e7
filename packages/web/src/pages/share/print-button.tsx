// Prints the page.
import { Button } from '../../parts/button.tsx';
import { useTexts } from '../../texts/texts.ts';
import { shareTexts } from './texts/share-texts.ts';

export function PrintButton() {
  return <Button onClick={() => print()}>{useTexts(shareTexts).print}</Button>;
}
