import { forbidden, isProofFresh } from '@wayfare/shared';
import type { PlatformServices } from '../services.js';
import type { SignIn } from './caller.js';

/**
 * Sensitive operations require that the caller proved their identity on this sign-in within the last ten
 * minutes.
 * @throws reauthentication_required (403)
 */
export function requireFreshProof(signIn: SignIn | null, { clock }: Pick<PlatformServices, 'clock'>): void {
  if (!isProofFresh(signIn?.provenAt, clock.now())) throw forbidden('reauthentication_required');
}
