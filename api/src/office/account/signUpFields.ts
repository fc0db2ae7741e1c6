import {
  bankFields,
  changesBankDetails,
  invalid,
  payoutHeldUntil,
  type Registration,
  type User,
} from '@wayfare/shared';
import type { OfficeServices } from '../services.js';

const vehicleFields = [
  'vehicleMake',
  'vehicleModel',
  'vehicleColor',
  'vehicleNumber',
  'carType',
  'other_info',
] as const;

/** A field that a sign-up sets in addition to the name and contacts. */
export type SignUpField =
  | (typeof vehicleFields)[number]
  | (typeof bankFields)[number]
  | 'payoutHeldUntil'
  | 'pushToken'
  | 'userPlatform';

/**
 * The vehicle, bank details and mobile app of a sign-up, as far as its role has them (rules 3.3, 3.4, 7.11):
 * only drivers have vehicles, and only users who can be paid out have bank details. Payouts to these pause as
 * after any change of them.
 * @throws validation_error (400) for an unknown car type
 */
export async function signUpFields(
  input: Registration,
  { db, clock }: OfficeServices,
): Promise<Partial<Pick<User, SignUpField>>> {
  const settings = await db.settings.settings();
  const isDriver = input.usertype === 'driver';
  const bank = isDriver || settings.RiderWithDraw ? pickEntered(input, bankFields) : {};
  const vehicle = isDriver ? pickEntered(input, vehicleFields) : {};
  if (vehicle.carType) {
    const carType = await db.carTypes.findByIdOrName(vehicle.carType);
    if (!carType) throw invalid('validation_error', { carType: 'field_invalid' });
    vehicle.carType = carType.name;
  }
  return {
    ...vehicle,
    ...bank,
    ...(changesBankDetails({}, bank) && { payoutHeldUntil: payoutHeldUntil({}, clock.now(), settings) }),
    ...(await device(input, db)),
  };
}

/**
 * The mobile app of a new user. A token that another user has stays with that user: to take it, the new user
 * must sign in, and a sign-up is open to everyone.
 */
async function device(
  { pushToken, userPlatform }: Registration,
  db: OfficeServices['db'],
): Promise<Pick<User, 'pushToken' | 'userPlatform'>> {
  if (!pushToken) return userPlatform ? { userPlatform } : {};
  const isFree = (await db.devices.ownerOf(pushToken)) === null;
  return { userPlatform: userPlatform ?? 'ANDROID', ...(isFree && { pushToken }) };
}

/** The named fields that are not empty. */
function pickEntered<Field extends keyof Registration>(
  input: Registration,
  fields: readonly Field[],
): { [Name in Field]?: string } {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = String(input[field] ?? '').trim();
      return text ? [[field, text]] : [];
    }),
  ) as { [Name in Field]?: string };
}
