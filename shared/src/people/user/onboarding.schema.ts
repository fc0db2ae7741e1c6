import { z } from 'zod';

/** What a driver needs before the office can approve them. */
export const onboardingNeeds = ['vehicle', 'carType', 'license'] as const;
export type OnboardingNeed = (typeof onboardingNeeds)[number];

/**
 * Where the onboarding of a driver who is not approved yet stands: `open` until the driver has sent
 * everything, `submitted` while the office decides, `returned` when the office needs something more, and
 * `refused`.
 */
export const onboardingStates = ['open', 'submitted', 'returned', 'refused'] as const;
export type OnboardingState = (typeof onboardingStates)[number];

/** What is stored about an onboarding; a driver without it was approved, or blocked after that. */
export const storedOnboardingSchema = z.object({
  state: z.enum(onboardingStates),
  /** Since when, ms timestamp. */
  at: z.number().int(),
  /** What the office wrote when it returned or refused the sign-up. */
  reason: z.string().nullish(),
});
export type StoredOnboarding = z.infer<typeof storedOnboardingSchema>;

/** Who acts next: the driver, the office, or nobody. */
const actors = ['driver', 'office'] as const;

/** The checklist that a driver and the office see. */
export const onboardingSchema = z.object({
  /** `blocked`: an admin has withdrawn the approval. */
  state: z.enum([...onboardingStates, 'approved', 'blocked']),
  at: z.number().int().nullable(),
  reason: z.string().nullable(),
  items: z.array(
    z.object({
      need: z.enum(onboardingNeeds),
      isDone: z.boolean(),
      /** Who completes it if it is not done. */
      by: z.enum(actors),
    }),
  ),
  next: z.enum(actors).nullable(),
});
export type Onboarding = z.infer<typeof onboardingSchema>;

const text = z.string().trim().max(200);

/** What a driver fills in during the onboarding. */
export const onboardingInputSchema = z.object({
  vehicleMake: text.optional(),
  vehicleModel: text.optional(),
  vehicleColor: text.optional(),
  vehicleNumber: text.optional(),
  /** The name of a car type; only drivers who signed up themselves choose it. */
  carType: text.optional(),
});
export type OnboardingInput = z.infer<typeof onboardingInputSchema>;

/** The office sends a sign-up back, or refuses it; `reason` is shown to the driver. */
export const onboardingAnswerSchema = z.object({
  answer: z.enum(['returned', 'refused']),
  reason: z.string().trim().min(1).max(300),
});
export type OnboardingAnswer = z.infer<typeof onboardingAnswerSchema>;

/**
 * The drivers that the office finds by their onboarding; `incomplete` ones are approved but get no offers.
 */
export const onboardingConcerns = ['submitted', 'driver', 'refused', 'incomplete'] as const;
export type OnboardingConcern = (typeof onboardingConcerns)[number];
