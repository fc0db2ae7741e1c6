import { type CannedReply, cannedReplies, type Conversation } from '@wayfare/shared';

/** A rider or driver the office can write to. */
export type Correspondent = Pick<Conversation, 'id' | 'usertype'> & { name: string };

/** The ready-made messages that suit all of these receivers. */
export function repliesFor(receivers: readonly Correspondent[]): readonly CannedReply[] {
  const [first, ...others] = receivers.map(({ usertype }): readonly CannedReply[] => cannedReplies[usertype]);
  return (first ?? []).filter((reply) => others.every((replies) => replies.includes(reply)));
}
