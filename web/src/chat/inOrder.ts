/** All known messages of a chat, each once, in order. */
export function inOrder<Message extends { sequence: number }>(
  ...lists: readonly (readonly Message[])[]
): Message[] {
  const bySequence = new Map(lists.flat().map((message) => [message.sequence, message]));
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence);
}
