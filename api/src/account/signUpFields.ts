import {
  bankFields,
  changesBankDetails,
  invalid,
  payoutHeldUntil,
  type Registration,
  type User,
} from '@wayfare/shared';
import type { Services } from '../services.js';

const vehicleFields = ['vehicleMake', 'vehicleModel', 'vehicleNumber', 'carType', 'other_info'] as const;

/** A field that a sign-up sets besides the personal data. */
export type SignUpField =
  | (typeof vehicleFields)[number]
  | (typeof bankFields)[number]
  | 'payoutHeldUntil'
  | 'userPlatform';

/**
 * The vehicle, bank details and platform of a sign-up, as far as its role has them (rules 3.3, 3.4, 7.11): only drivers have
 * vehicles, and only users who can be paid out have bank details. Payouts to these pause as after any change of them.
 * @throws validation_error (400) for an unknown car type
 */
export async function signUpFields(
  input: Registration,
  { db, clock }: Services,
): Promise<Partial<Pick<User, SignUpField>>> {
  const settings = await db.settings.settings();
  const isDriver = input.usertype === 'driver';
  const bank = isDriver || settings.RiderWithDraw ? entered(input, bankFields) : {};
  const vehicle = isDriver ? entered(input, vehicleFields) : {};
  if (vehicle.carType) {
    const carType = await db.carTypes.findByIdOrName(vehicle.carType);
    if (!carType) throw invalid('validation_error', { carType: 'field_invalid' });
    vehicle.carType = carType.name;
  }
  return {
    ...vehicle,
    ...bank,
    ...(changesBankDetails({}, bank) && { payoutHeldUntil: payoutHeldUntil({}, clock.now(), settings) }),
    ...((input.userPlatform || input.pushToken) && { userPlatform: input.userPlatform ?? 'ANDROID' }),
  };
}

/** The named fields that are not empty. */
function entered<Field extends keyof Registration>(
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
