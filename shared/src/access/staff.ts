import type { Usertype } from '../people/user/user.schema.js';

/** Whether a role is staff: their sign-in gives access to more than their own data. */
export const isStaff = (usertype: Usertype) => usertype === 'admin' || usertype === 'fleetadmin';
