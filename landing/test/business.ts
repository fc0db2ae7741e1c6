import { NOW } from '../../web/test/stories/business.js';
import type { User } from '@wayfare/shared';
import type { Answers } from '../../web/test/stories/answers.js';

const person = {
  approved: true,
  walletBalance: 48.5,
  createdAt: NOW - 40 * 86_400_000,
  emailVerified: true,
  mobileVerified: true,
};

/** A rider with every field a rider can have. */
export const rider: User = {
  ...person,
  id: 'rider1',
  usertype: 'rider',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: 'mira@wayfare.example',
  mobile: '+12125550101',
  loginType: 'email',
  referralId: 'MIRA77',
  ratings: { userrating: 4.8, details: [] },
  bonusBalance: 5,
};

/** A driver with every field a driver can have, who is online. */
export const driver: User = {
  ...person,
  id: 'driver1',
  usertype: 'driver',
  firstName: 'Jonas',
  lastName: 'Weber',
  email: 'jonas@wayfare.example',
  mobile: '+12125550102',
  vehicleMake: 'Toyota',
  vehicleModel: 'Prius',
  vehicleColor: 'Blue',
  vehicleNumber: 'NYC 4821',
  carType: 'Economy',
  driverActiveStatus: true,
  queue: false,
  location: { lat: 40.758, lng: -73.9855 },
  bankName: 'First Bank',
  bankCode: '021000021',
  bankAccount: '000123456789',
  ratings: { userrating: 4.9, details: [] },
};

/** What every page of a signed-in user asks for. */
export const ownAnswers = (user: User | undefined): Answers => ({
  'get /cartypes': [],
  'post /auth/logout': { ok: true },
  ...(user && {
    'get /auth/me': user,
    'get /users/me/notifications/unread': { unread: 0 },
    'get /users/me/conversation': { unread: 0, readByStaff: 0 },
    'get /bookings': [],
  }),
  ...(user?.usertype === 'driver' && {
    'put /drivers/me/location': { taken: true },
  }),
});
