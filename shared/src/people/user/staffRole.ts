/** The roles of admins who may do only a part of what admins may do. An admin without one is a full admin. */
export const staffRoles = ['dispatcher', 'finance', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];
