// Which kind of engine judged an analysis, told from its row.
import type { Reading } from '@earshot/core';
import { readBlock } from '@earshot/core/views';
import type { FullAnalysisRow } from './analysis-documents.ts';
import { readJson } from './json-text.ts';

/** An analysis of before the field, which cost tokens or money, was judged by a model. */
export const judgedByOf = (row: Pick<FullAnalysisRow, 'reading' | 'tokens_used' | 'cost'>): Reading['judgedBy'] =>
  readBlock('reading', readJson(row.reading))?.judgedBy ?? (row.tokens_used > 0 || row.cost > 0 ? 'model' : 'offline');
