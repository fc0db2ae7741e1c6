import type { ChatMessage } from '@wayfare/shared';

/** All known messages, each once, in order. */
export function inOrder(...lists: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const bySequence = new Map(lists.flat().map((message) => [message.sequence, message]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}
