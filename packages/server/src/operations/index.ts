// Every operation's handler, by its name in the document. A missing or wrongly typed one does not compile.
import type { OperationName } from '../generated/operations.ts';
import { getAnalysis } from './analysis.getAnalysis.ts';
import { getSalespersons } from './analysis.getSalespersons.ts';
import { listAnalyses } from './analysis.listAnalyses.ts';
import { submitAnalysis } from './analysis.submitAnalysis.ts';
import type { Handler } from './handler.ts';
import type { NotYetImplemented } from './not-yet-implemented.ts';

type Implemented = Exclude<OperationName, NotYetImplemented>;

export const handlers: { [Name in Implemented]: Handler<Name> } = {
  'analysis.getSalespersons': getSalespersons,
  'analysis.submitAnalysis': submitAnalysis,
  'analysis.listAnalyses': listAnalyses,
  'analysis.getAnalysis': getAnalysis,
};
