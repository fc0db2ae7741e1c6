import { newStop } from '@wayfare/web/booking';
import { emptyDraft } from './draft.js';
import { formProblems, isComplete } from './formProblems.js';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const place = { lat: 40.7, lng: -74, add: 'Pier 11' };
const whole = { ...emptyDraft, pickup: place, drop: place, carType: 'Economy' };

it('everything that is missing is reported at once, each at its field [5.4, 5.6]', () => {
  const stop = newStop();
  const draft = { ...emptyDraft, stops: [stop], bookLater: true, tripdate: NOW };
  const problems = formProblems(draft, NOW);
  expect(problems).toEqual({
    pickup: true,
    drop: true,
    carType: true,
    stops: [stop.key],
    when: 'past_booking_error',
    back: null,
  });
  expect(isComplete(problems)).toBe(false);
});

it('a form with pickup, drop, car type and a time that can be booked is complete [5.4, 5.6]', () => {
  expect(isComplete(formProblems(whole, NOW))).toBe(true);
  const later = { ...whole, bookLater: true, tripdate: NOW + 20 * 60_000 };
  expect(isComplete(formProblems(later, NOW))).toBe(true);
  expect(formProblems({ ...whole, bookLater: true }, NOW).when).toBe('past_booking_error');
});

it('a return needs a time of the way back, after that of the way there [4.87]', () => {
  const back = (returnAt: number | null) => formProblems({ ...whole, back: 'later', returnAt }, NOW).back;
  expect(back(null)).toBe('field_required');
  expect(back(NOW + 10 * 60_000)).toBe('return_too_early');
  expect(back(NOW + 60 * 60_000)).toBeNull();
  expect(formProblems({ ...whole, back: 30 }, NOW).back).toBeNull();
});
