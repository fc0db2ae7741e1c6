import { z } from 'zod';
import { latLngSchema } from '../../basics/geo/geo.schema.js';
import { headingSchema } from './headingHome.schema.js';
import { storedOnboardingSchema } from './onboarding.schema.js';
import { savedPlaceSchema } from './savedPlace.js';
import { idSchema } from '../../basics/crud/id.js';
import { MAX_AMOUNT } from '../../basics/decimals/money.js';
import { imageAddressSchema, licenseImageSchema } from '../../basics/image/imageReference.js';
import { LONGEST_NAME, optionalNameSchema, personNameSchema } from './personName.js';
import { needsSchema } from './driverNeeds.schema.js';
import { staffRoles } from './staffRole.js';
import { cleanEmail, cleanPhone } from './typedInput.js';
import { workingHoursSchema } from './workingHours.schema.js';

/** The four roles (rule 3.2). */
export const usertypes = ['rider', 'driver', 'admin', 'fleetadmin'] as const;
export const usertypeSchema = z.enum(usertypes);
export type Usertype = z.infer<typeof usertypeSchema>;

/** An address where a rider has been dropped off (rule 3.5). */
const savedAddressSchema = latLngSchema.extend({
  description: z.string(),
  count: z.number().int().min(1),
});
export type SavedAddress = z.infer<typeof savedAddressSchema>;

/** A driver's ratings: the average to one decimal, and every single rating (rule 3.4). */
const ratingsSchema = z.object({
  userrating: z.number().min(0).max(5),
  details: z.array(z.object({ user: z.string(), rate: z.number() })),
});

/**
 * A phone number as typed, without spaces and hyphens (rule 5.30). `phoneNumber` brings it into the stored
 * form.
 */
export const mobileSchema = z
  .string()
  .max(40)
  .overwrite((text) => cleanPhone(text).replace(/[\s-]/g, ''))
  .max(20);
const shortText = z.string().trim().max(200);

/** Profile fields of all roles (rules 3.2, 3.3). */
const profileFields = {
  firstName: personNameSchema,
  /** May be empty while the settings require none (rule 5.51), which `nameProblems` decides. */
  lastName: optionalNameSchema(LONGEST_NAME),
  email: z.string().overwrite(cleanEmail).max(254).nullish(),
  mobile: mobileSchema.nullish(),
  profile_image: imageAddressSchema.nullish(),
};

/** Driver-only fields (rule 3.4). */
const driverFields = {
  vehicleMake: shortText.nullish(),
  vehicleModel: shortText.nullish(),
  vehicleColor: shortText.nullish(),
  vehicleNumber: shortText.nullish(),
  other_info: z.string().max(1000).nullish(),
  carType: shortText.nullish(),
  /** What the car and the driver offer beyond the ordinary. The driver and staff see it. */
  needs: needsSchema.nullish(),
  driverActiveStatus: z.boolean(),
  licenseImage: licenseImageSchema.nullish(),
  bankName: shortText.nullish(),
  bankCode: shortText.nullish(),
  bankAccount: shortText.nullish(),
  fleetadmin: idSchema.nullish(),
};

/** Fields of admins only: full admins limit what other admins may do. */
const staffFields = {
  /** Empty for a full admin. */
  staffRole: z.enum(staffRoles).nullish(),
  /**
   * The most that an admin with a staff role may credit or refund at a time; empty: nothing. Full admins have
   * no such limit.
   */
  creditLimit: z.number().min(0).max(MAX_AMOUNT).nullish(),
};

/**
 * A user as stored and, reduced by role, as sent (rule 3.1). Times are ms timestamps, amounts exact decimals.
 */
export const userSchema = z.object({
  id: idSchema,
  usertype: usertypeSchema,
  ...profileFields,
  /**
   * Empty for people with a single name, and until a rider who signed up with a phone number has entered it.
   */
  lastName: z.string().max(60),
  ...driverFields,
  ...staffFields,
  driverActiveStatus: z.boolean().optional(),
  approved: z.boolean(),
  walletBalance: z.number(),
  /** Bonus money: pays convenience fees and cannot be withdrawn. Absent until the user first gets some. */
  bonusBalance: z.number().optional(),
  loginType: z.enum(['email', 'phone', 'facebook', 'google', 'apple']).nullish(),
  createdAt: z.number().int(),
  createdByAdmin: z.boolean().optional(),
  emailVerified: z.boolean().optional(),
  /** Payouts are paused until this ms timestamp because bank details changed. */
  payoutHeldUntil: z.number().int().nullish(),
  /**
   * Payouts, wallet payments and saved cards are paused until this ms timestamp because staff changed a
   * contact.
   */
  contactHeldUntil: z.number().int().nullish(),
  /** The owner has proved that they receive messages at this mobile number. */
  mobileVerified: z.boolean().optional(),
  pushToken: z.string().max(500).nullish(),
  userPlatform: z.enum(['ANDROID', 'IOS', 'WEB']).nullish(),
  referralId: z.string().nullish(),
  signupViaReferral: z.string().nullish(),
  queue: z.boolean().optional(),
  /** Until when a driver who is online takes a break, ms timestamp. Absent when they take none. */
  breakUntil: z.number().int().nullish(),
  /** Since when a driver is away, ms timestamp: they left offers unanswered. Absent when they are not. */
  awayAt: z.number().int().nullish(),
  /** The driver will be blocked when the current trip ends. Only staff see it. */
  blockAfterTrip: z.boolean().nullish(),
  /** A driver's way to the approval. The driver and staff see it. */
  onboarding: storedOnboardingSchema.nullish(),
  /** Where a driver heads for. Only the driver sees it. */
  heading: headingSchema.nullish(),
  /** When the driver usually works. The driver and staff see it. */
  workingHours: workingHoursSchema.nullish(),
  location: latLngSchema.nullish(),
  ratings: ratingsSchema.nullish(),
  savedAddresses: z.array(savedAddressSchema).optional(),
  /** Places the rider has saved. Only the rider sees them. */
  places: z.array(savedPlaceSchema).optional(),
  language: z.string().max(20).nullish(),
});
export type User = z.infer<typeof userSchema>;

/** A user as another person sees them: without the fields that are hidden from that person (rule 3.1). */
export const presentedUserSchema = userSchema
  .partial()
  .required({ id: true, usertype: true, firstName: true, lastName: true, approved: true, createdAt: true });
export type PresentedUser = z.infer<typeof presentedUserSchema>;

/** Input from an admin (or, for their own drivers, a fleet admin) to add or change a user. */
export const userInputSchema = z.object({
  ...profileFields,
  ...driverFields,
  ...staffFields,
  driverActiveStatus: z.boolean().optional(),
  approved: z.boolean().optional(),
});
export type UserInput = z.infer<typeof userInputSchema>;

/** The fields users may change in their own profile (rule 2.58). */
export const profileInputSchema = z.object({
  ...profileFields,
  vehicleMake: driverFields.vehicleMake,
  vehicleModel: driverFields.vehicleModel,
  vehicleColor: driverFields.vehicleColor,
  vehicleNumber: driverFields.vehicleNumber,
  bankName: driverFields.bankName,
  bankCode: driverFields.bankCode,
  bankAccount: driverFields.bankAccount,
  language: z.string().max(20).nullish(),
});
export type ProfileInput = z.infer<typeof profileInputSchema>;
