// Asking a provider whether it can be read: by the button, and by itself after an integration was saved.
import type { IntegrationTestResult } from '@earshot/core/client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../session/api.ts';

export interface Trial {
  run(id: string): void;
  isRunning(id: string): boolean;
  /** Null: none yet. */
  resultOf(id: string): IntegrationTestResult | null;
  errorOf(id: string): Error | null;
}

/** The trial of one integration at a time: the last that was tried. */
export function useTrial(): Trial {
  const { mutate, variables, isPending, data, error } = useMutation({
    mutationFn: (id: string) => api.integrations.test(id),
  });
  return {
    run: mutate,
    isRunning: (id) => isPending && variables === id,
    resultOf: (id) => (variables === id && data !== undefined ? data : null),
    errorOf: (id) => (variables === id ? error : null),
  };
}
