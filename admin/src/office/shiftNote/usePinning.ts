import type { ShiftNote } from '@wayfare/shared';
import { useOperation } from '../../frame/providers/useOperation.js';

/** Pins a note, or takes its pin away. */
export const usePinning = () =>
  useOperation({
    run: (provider, note: ShiftNote) =>
      provider.update('shiftnotes', {
        id: note.id,
        data: { pinned: !note.pinned },
        previousData: { id: note.id, pinned: note.pinned },
      }),
    stale: ['shiftnotes'],
  });
