import { starterCancelReasons } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';

/** Gives a new installation reasons for canceling to begin with (rule 3.30). Safe to repeat. */
export const beginCancelReasons = ({ db, newId }: OfficeServices): Promise<void> =>
  db.cancelReasons.begin(
    starterCancelReasons.map(({ label, roles, stages }) => ({
      id: newId(),
      label,
      roles: [...roles],
      stages: [...stages],
    })),
  );
