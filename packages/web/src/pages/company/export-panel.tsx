// Settings → Company: a file with all that the company has (docs/decisions/erasure.md#export).
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../parts/button.tsx';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { Panel } from '../../parts/page.tsx';
import { api } from '../../session/api.ts';
import { useTexts } from '../../texts/texts.ts';
import { companyTexts } from './texts/company-texts.ts';

export function ExportPanel() {
  const texts = useTexts(companyTexts).exporting;
  const download = useMutation({
    mutationFn: () => api.company.createExport(),
    // The browser stores it as it comes: the page stays.
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <Panel title={texts.title}>
      <p>{texts.explanation}</p>
      {download.error && <ErrorMessage error={download.error} />}
      <Button isBusy={download.isPending} onClick={() => download.mutate()}>
        {texts.download}
      </Button>
    </Panel>
  );
}
