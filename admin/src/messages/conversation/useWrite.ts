import type { ConversationMessageInput, TranslationKey } from '@wayfare/shared';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useRef } from 'react';
import { useOperation } from '../../frame/providers/useOperation.js';
import type { Correspondent } from './correspondent.js';

/**
 * Writes to one or several users. A message that is sent again after a failure reaches each receiver once: it
 * keeps its keys until all have it.
 */
export function useWrite({
  done,
  onDone,
}: {
  done?: TranslationKey;
  onDone: (sent: ConversationMessageInput) => void;
}) {
  const keys = useRef(new Map<string, string>());
  return useOperation({
    run: async (
      provider,
      { to, message }: { to: readonly Correspondent[]; message: ConversationMessageInput },
    ) => {
      for (const { id } of to) {
        const what = JSON.stringify([id, message]);
        const key = keys.current.get(what) ?? newIdempotencyKey();
        keys.current.set(what, key);
        await provider.writeToUser(id, message, key);
      }
      keys.current.clear();
      return message;
    },
    ...(done && { done }),
    onDone,
    stale: ['conversations'],
  });
}
