import type { Actor, Run, WhatIfInput, WhatIfResult } from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import { requireComputable, runWhatIf } from './runWhatIf.js';

type WhatIfRun = Run<WhatIfResult>;

/** Each admin has a separate run. */
const runOf = ({ uid }: Actor) => `whatif:${uid}`;

/** The state of the actor's run, and the results of the last one. */
export const readWhatIf = (actor: Actor, { longWork }: TripsServices): Promise<WhatIfRun> =>
  longWork.read(runOf(actor));

/** Starts the actor's run. @throws validation_error, shift_not_recorded, shift_too_large (400) */
export async function startWhatIf(
  actor: Actor,
  input: WhatIfInput,
  services: TripsServices,
): Promise<WhatIfRun> {
  await requireComputable(input, services);
  await services.longWork.begin(runOf(actor), (report) => runWhatIf(input, report, services));
  return readWhatIf(actor, services);
}

/** Cancels the actor's run. */
export async function cancelWhatIf(actor: Actor, services: TripsServices): Promise<WhatIfRun> {
  await services.longWork.cancel(runOf(actor));
  return readWhatIf(actor, services);
}
