import { type OnboardingConcern, onboardingConcerns } from '@wayfare/shared';
import type { DerivedFilter } from '../../platform/crud/resource.js';

/**
 * The drivers whose onboarding waits for someone, and approved ones who get no offers for want of a car type.
 */
export const onboardingFilter: DerivedFilter = {
  values: onboardingConcerns,
  toFilter(concern) {
    const conditions: Record<OnboardingConcern, Record<string, unknown>> = {
      submitted: { approved: false, 'onboarding.state': 'submitted' },
      driver: { approved: false, 'onboarding.state': { $in: ['open', 'returned'] } },
      refused: { approved: false, 'onboarding.state': 'refused' },
      incomplete: { approved: true, carType: { $in: [null, ''] } },
    };
    return conditions[concern as OnboardingConcern];
  },
};
