// POST /api/analyses: analyses while the caller waits.
import { createdView } from '@earshot/core';
import { createAnalysis } from '../analyses/create.ts';
import { publicLink } from '../analyses/public-link.ts';
import type { Handler } from './handler.ts';

export const submitAnalysis: Handler<'analysis.submitAnalysis'> = (input, caller, service) =>
  createAnalysis(input, caller, service, (record, shareToken) => createdView(record, publicLink(service, shareToken)));
