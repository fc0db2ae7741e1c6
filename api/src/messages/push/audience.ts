import type { NotificationInput } from '@wayfare/shared';

/** Whose devices a notification is for; `among` limits it to some users. */
export type Audience = Pick<NotificationInput, 'devicetype' | 'usertype' | 'carType' | 'fleetadmin'> & {
  among?: readonly string[] | undefined;
};
