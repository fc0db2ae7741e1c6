import type { Actor, Run, TariffLabInput, TariffLabResult } from '@wayfare/shared';
import type { Report } from '../../platform/run/longWork.js';
import type { TripsServices } from '../services.js';
import { comparableDrafts, compareDrafts } from './tariffLab.js';

type TariffComparisonRun = Run<TariffLabResult>;

/** Each admin has a separate run. */
const runOf = ({ uid }: Actor) => `tarifflab:${uid}`;

/** The state of the actor's comparison, and the results of the last one. */
export const readTariffComparison = (
  actor: Actor,
  { longWork }: TripsServices,
): Promise<TariffComparisonRun> => longWork.read(runOf(actor));

/**
 * Starts the actor's comparison. @throws validation_error (400) for an invalid period or an unknown car type
 */
export async function startTariffComparison(
  actor: Actor,
  input: TariffLabInput,
  services: TripsServices,
): Promise<TariffComparisonRun> {
  const drafts = await comparableDrafts(input, services);
  const compare = (report: Report) => compareDrafts({ ...input, drafts }, report, services);
  await services.longWork.begin(runOf(actor), compare);
  return readTariffComparison(actor, services);
}

/** Cancels the actor's comparison. */
export async function cancelTariffComparison(
  actor: Actor,
  services: TripsServices,
): Promise<TariffComparisonRun> {
  await services.longWork.cancel(runOf(actor));
  return readTariffComparison(actor, services);
}
