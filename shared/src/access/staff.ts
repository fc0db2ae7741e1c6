import type { Usertype } from '../user/user.schema.js';

/** Whether somebody runs the business: their sign-in opens more than their own data. */
export const isStaff = (usertype: Usertype) => usertype === 'admin' || usertype === 'fleetadmin';
