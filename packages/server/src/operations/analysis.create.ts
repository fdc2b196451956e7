// analysis.create: the procedures' creation, analysed while the caller waits.
import { procedureCreatedView } from '@earshot/core/views';
import { prepareProcedureAnalysis } from '../analyses/prepare.ts';
import { runAnalysis } from '../analyses/run.ts';
import type { Handler } from './handler.ts';

export const handler: Handler<'analysis.create'> = async (input, caller, service) =>
  runAnalysis(await prepareProcedureAnalysis(input, caller, service), caller, service, procedureCreatedView);
