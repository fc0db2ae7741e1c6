import { aUser } from '../support/builders.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** A driver whose onboarding is open. */
async function applicant({ app }: Stage) {
  const driver = aUser('driver', {
    approved: false,
    licenseImage: 'licence',
    onboarding: { state: 'open', at: app.clock.at },
  });
  await app.services.db.users.insert(driver);
  return app.clientOf(driver);
}

/** The way of a new driver to the approval. */
export const onboardingRows: Rows = {
  'PUT /drivers/me/onboarding': {
    good: async (stage) => ({
      as: await applicant(stage),
      body: { vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NY 1' },
    }),
    again: 'same',
  },
  'GET /drivers/:id/onboarding': {
    good: ({ driver, fleetadmin, strangers }) => ({
      as: fleetadmin,
      params: { id: driver.user.id },
      strangers: [strangers.driver, strangers.fleetadmin],
    }),
    again: 'same',
  },
  'POST /drivers/:id/onboarding/answer': {
    good: async (stage) => ({
      as: stage.admin,
      params: { id: (await applicant(stage)).user.id },
      body: { answer: 'returned', reason: 'The picture is blurred.' },
    }),
    again: 'same',
  },
};
