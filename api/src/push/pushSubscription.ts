import type { PushSubscriptionInput } from '@wayfare/shared';

/** A browser that receives a user's messages. */
export type PushSubscription = PushSubscriptionInput & { id: string; uid: string; at: number };
