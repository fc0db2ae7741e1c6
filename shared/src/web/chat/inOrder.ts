import type { ChatMessage } from '../../chat/chatMessage.schema.js';

/** All known messages, each once, in order. */
export function inOrder(...lists: readonly (readonly ChatMessage[])[]): ChatMessage[] {
  const bySequence = new Map(lists.flat().map((message) => [message.sequence, message]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}
