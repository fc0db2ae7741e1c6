import type { QueuedStepName } from '../../frame/offline/driverQueue.js';
import { useDriverWork } from './WorkProvider.js';

/** A step of a trip: how to take it, and why the server did not accept it the last time. */
export function useStep(booking: string, name: QueuedStepName) {
  const { waiting, takeStep, correct, refusalOf } = useDriverWork();
  const held = waiting.steps.find(
    (step) => step.booking === booking && step.name === name && step.problem !== undefined,
  );
  const refused = refusalOf(booking);
  return {
    problem: held?.problem ?? (refused?.steps[0]?.name === name ? refused.key : undefined),
    take: (body: Record<string, unknown>) => (held ? correct(held, body) : takeStep({ booking, name, body })),
  };
}
