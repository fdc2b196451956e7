// Collects what the filters match, page by page, and saves it as a table.
import type { ListedAnalysis } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { csvOf } from '../../../parts/csv.ts';
import { saveFile } from '../../../parts/save-file.ts';
import { api } from '../../../session/api.ts';
import { useCriterionLabels, useTypeLabels } from '../../../session/interaction-types.ts';
import { dayOf } from '../../../texts/day.ts';
import { useLocale } from '../../../texts/locale.ts';
import { useTexts } from '../../../texts/texts.ts';
import { type Filters, inputOf } from '../filters.ts';
import { analysesTexts } from '../texts/analyses-texts.ts';
import { tableRows } from './rows.ts';
import { tableTexts } from './texts/table-texts.ts';

const pageSize = 100;
/** A table that a browser makes and a spreadsheet opens. */
export const mostRows = 20_000;

interface SavedTable {
  rows: number;
  /** There are more than `mostRows`. */
  isCut: boolean;
}

/** `loaded`: how many conversations have come so far. It ends when its dialog goes. */
export function useTable(filters: Filters) {
  const texts = useTexts(tableTexts);
  const listTexts = useTexts(analysesTexts);
  const locale = useLocale();
  const typeLabel = useTypeLabels();
  const criterionLabels = useCriterionLabels();
  const [loaded, setLoaded] = useState(0);
  const stop = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    stop.current = controller;
    return () => controller.abort();
  }, []);
  const save = useMutation({
    mutationFn: async (): Promise<SavedTable> => {
      const { signal } = stop.current;
      const { lines, isCut } = await allLines(filters, signal, setLoaded);
      signal.throwIfAborted();
      const addressOf = (id: string) => new URL(`/analyses/${id}`, location.href).href;
      const rows = tableRows(lines, { texts, listTexts, typeLabel, criterionLabels, addressOf });
      saveFile(`${texts.fileName}-${dayOf(new Date())}.csv`, 'text/csv;charset=utf-8', csvOf(rows, locale));
      return { rows: lines.length, isCut };
    },
  });
  return { save, loaded };
}

async function allLines(filters: Filters, signal: AbortSignal, onLoaded: (count: number) => void) {
  const lines: ListedAnalysis[] = [];
  let cursor: string | null = null;
  onLoaded(0);
  do {
    const place = { limit: pageSize, withMeasures: true, ...(cursor !== null && { cursor }) };
    // A long table may use up the calls of a minute.
    const page = await api.analyses.listPage({ ...inputOf(filters), ...place }, { signal, waitOnRateLimit: true });
    lines.push(...page.items);
    cursor = page.nextCursor;
    onLoaded(lines.length);
  } while (cursor !== null && lines.length < mostRows);
  return { lines, isCut: cursor !== null };
}
