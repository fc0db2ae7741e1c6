import type { Onboarding, User } from '@wayfare/shared';
import { driver } from '../../../test/business.js';
import { NOW } from '../../../../web/test/stories/business.js';
import { expectWrong, press } from '../../../test/fields.js';
import { type Story, stories } from '../../../test/stories.js';
import { LONG } from '../../../../web/test/stories/texts.js';
import { unavailable } from '../../../test/unavailable.js';

const at = '/bookings';
const user: User = {
  ...driver,
  onboarding: { state: 'open', at: NOW },
  approved: false,
  driverActiveStatus: false,
  vehicleMake: null,
  vehicleModel: null,
  vehicleColor: null,
  vehicleNumber: null,
};
const open: Onboarding = {
  state: 'open',
  at: null,
  reason: null,
  items: [
    { need: 'vehicle', isDone: false, by: 'driver' },
    { need: 'license', isDone: false, by: 'driver' },
    { need: 'carType', isDone: false, by: 'office' },
  ],
  next: 'driver',
};
const told = (shows: Story['shows'], more: Partial<Onboarding> = {}): Story => ({
  at,
  user,
  answers: { 'get /drivers/{id}/onboarding': { ...open, ...more } },
  shows,
});

stories('a driver before the approval', {
  'with everything missing': told('onboarding_next_driver'),
  'with all of it sent': {
    ...told('onboarding_next_office', {
      state: 'submitted',
      items: open.items.map((item) => ({ ...item, isDone: true })),
      next: 'office',
    }),
    user: { ...driver, approved: false },
  },
  'sent back by the office': told('onboarding_next_driver', { state: 'returned', reason: LONG }),
  'refused by the office': told('onboarding_title', { state: 'refused', reason: 'No license', next: null }),
  'marks what is missing': {
    ...told('onboarding_field_needed'),
    async act(on) {
      await press(on, 'onboarding_send');
      await expectWrong(on, {
        account_vehicle_make: 'onboarding_field_needed',
        account_vehicle_model: 'onboarding_field_needed',
        account_vehicle_number: 'onboarding_field_needed',
      });
    },
  },
  ...unavailable({ at, user, operation: 'get /drivers/{id}/onboarding', title: 'onboarding_title' }),
});
