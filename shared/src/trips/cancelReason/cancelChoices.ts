/** Who may choose a reason for canceling: riders and guests, drivers, or staff. */
export const cancelRoles = ['rider', 'driver', 'office'] as const;
export type CancelRole = (typeof cancelRoles)[number];

/** When a reason fits: before a driver has accepted, while one is on the way, or while one waits. */
export const cancelStages = ['searching', 'approaching', 'waiting'] as const;
export type CancelStage = (typeof cancelStages)[number];
