import { timelineOf } from './timelineOf.js';

const times = { bookingDate: 1, tripdate: 2, driver_accept_time: 3 };

describe('timelineOf', () => {
  it('lists future steps without a time', () => {
    expect(timelineOf({ status: 'ACCEPTED', ...times }).map((step) => step.at)).toEqual([
      1,
      2,
      3,
      null,
      null,
      null,
    ]);
  });

  it('lists only the steps of a canceled trip that happened', () => {
    expect(timelineOf({ status: 'CANCELLED', ...times }).map((step) => step.at)).toEqual([1, 2, 3]);
  });
});
