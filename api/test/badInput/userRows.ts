import type { Usertype } from '@wayfare/shared';
import { aRegistration } from './accounts.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';
import { unstoredIn } from './unstored.js';

/** The operations on one of the four user tables. */
function users(usertype: Usertype, name: string): Rows {
  const readStored = async ({ app }: Stage, fields = {}) => (await app.signedIn(usertype, fields)).user;
  const owned = ({ fleetadmin }: Stage) => (usertype === 'driver' ? { fleetadmin: fleetadmin.user.id } : {});
  const person = () => {
    const { password: _password, ...rest } = aRegistration();
    const driver = { vehicleNumber: 'NY 1', carType: 'Economy', bankName: 'Bank', driverActiveStatus: true };
    return { ...rest, approved: true, ...(usertype === 'driver' && driver) };
  };
  const others = ({ strangers, driver }: Stage) =>
    usertype === 'driver' ? [strangers.fleetadmin, driver] : [strangers.fleetadmin, strangers.rider];
  const read = async (stage: Stage) => ({
    as: stage.admin,
    params: { id: (await readStored(stage, owned(stage))).id },
    strangers: others(stage),
  });
  return {
    [`GET /${name}`]: { good: ({ admin }) => ({ as: admin }), again: 'same' },
    [`GET /${name}/:id`]: { good: read, again: 'same' },
    [`GET /${name}/:id/uses`]: { good: read, again: 'same' },
    [`GET /${name}/export`]: { good: ({ admin }) => ({ as: admin }), again: 'same' },
    [`POST /${name}`]: {
      good: (stage) => ({
        as: stage.admin,
        body: person(),
        strangers: [stage.rider, stage.driver],
        refuses: {
          'an email in use': [{ email: stage.rider.user.email }, 409, 'user_exists'],
          'a mobile in use': [{ mobile: stage.driver.user.mobile }, 409, 'user_exists'],
          'an invalid email': [{ email: 'nora@nowhere' }, 400, 'proper_email'],
          'a blank name': [{ firstName: '  ' }, 400, 'validation_error'],
          ...unstoredIn('profile_image'),
          ...unstoredIn('licenseImage'),
        },
      }),
      keyed: true,
      again: [409, 'user_exists'],
    },
    [`PUT /${name}/:id`]: {
      good: async (stage) => ({
        ...(await read(stage)),
        body: { firstName: 'Norma', lastName: 'Norm', mobile: aRegistration().mobile, approved: false },
        refuses: {
          'a mobile in use': [{ mobile: stage.driver.user.mobile }, 409, 'user_exists'],
          ...unstoredIn('profile_image'),
          ...unstoredIn('licenseImage'),
          ...(usertype !== 'admin' && {
            'an email in use': [{ email: stage.rider.user.email }, 409, 'user_exists'] as const,
            'an invalid email': [{ email: 'nora@nowhere' }, 400, 'proper_email'] as const,
          }),
        },
      }),
      again: 'same',
    },
    [`DELETE /${name}/:id`]: { good: read, again: [404, 'not_found'] },
  };
}

/** The four user tables. */
export const userRows: Rows = {
  ...users('rider', 'riders'),
  ...users('driver', 'drivers'),
  ...users('fleetadmin', 'fleetadmins'),
  ...users('admin', 'alladmin'),
};
