// What /metrics tells of each transcription endpoint: requests by outcome, those under way, and whether it rests.
import type { EndpointState } from '@earshot/engine/transcription';
import { Counter, Gauge, type Registry } from 'prom-client';

/** `endpoints` tells how they are doing now. */
export function endpointMetrics(registry: Registry, endpoints: () => readonly EndpointState[]): void {
  const registers = [registry];
  new Counter({
    name: 'earshot_transcription_requests_total',
    help: 'Requests to a transcription endpoint that have ended: `answered`, `refused` for the recording, or `failed` for the endpoint',
    labelNames: ['endpoint', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const state of endpoints())
        for (const outcome of ['answered', 'refused', 'failed'] as const)
          this.inc({ endpoint: state.name, outcome }, state[outcome]);
    },
  });
  const gauge = (name: string, help: string, read: (state: EndpointState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['endpoint'],
      registers,
      collect() {
        for (const state of endpoints()) this.set({ endpoint: state.name }, read(state));
      },
    });
  gauge(
    'earshot_transcription_in_flight',
    'Requests to a transcription endpoint under way',
    ({ inFlight }) => inFlight,
  );
  gauge(
    'earshot_transcription_resting',
    'Whether a transcription endpoint rests after a failure (1) while others are asked',
    ({ isResting }) => (isResting ? 1 : 0),
  );
}
