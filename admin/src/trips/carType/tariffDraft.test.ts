import { type CarType, zonedClock } from '@wayfare/shared';
import { changedFieldsOf, labInputOf, newLabForm, periodRule } from './tariffDraft.js';

const tariff = {
  base_fare: 2,
  rate_per_unit_distance: 3,
  rate_per_hour: 30,
  min_fare: 5,
  convenience_fees: 15,
  convenience_fee_type: 'percentage',
} as const;
const economy: CarType = { ...tariff, id: 'economy', name: 'Economy', extra_info: 'Small', createdAt: 1 };
const zone = 'America/New_York';
const form = newLabForm([economy], zonedClock(20260310, 23 * 60, zone), zone);

it('starts with thirty whole days and the current tariffs, none of them selected', () => {
  expect(form).toEqual({
    from: zonedClock(20260209, 0, zone),
    to: zonedClock(20260311, 0, zone) - 1,
    carTypes: [],
    tariffs: { economy: tariff },
  });
});

it('requests the drafts of selected car types that still exist', () => {
  const { from, to } = form;
  const chosen = { ...form, carTypes: ['economy', 'gone'] };
  expect(labInputOf(chosen)).toEqual({ from, to, drafts: [{ carType: 'economy', tariff }] });
  expect(labInputOf({ ...form, to: null })).toBeNull();
});

it('rejects a period that is missing, ends before it starts or is longer than the lab’s limit', () => {
  const year = 366 * 24 * 60 * 60_000;
  expect(periodRule(null, { from: 0 })).toBe('field_required');
  expect(periodRule(0, { from: 1 })).toBe('panel_lab_order');
  expect(periodRule(year + 1, { from: 0 })).toBe('panel_lab_longest');
  expect(periodRule(year, { from: 0 })).toBeUndefined();
});

it('lists the fields a draft changes, in the order of a tariff', () => {
  const draft = { ...tariff, min_fare: 6, base_fare: 0 };
  expect(changedFieldsOf(draft, economy)).toEqual(['base_fare', 'min_fare']);
  expect(changedFieldsOf(tariff, economy)).toEqual([]);
});
