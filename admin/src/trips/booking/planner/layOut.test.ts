import { aPlannerTrip, MINUTE } from '../../../../../shared/test/plannerBuilders.js';
import { axisOf, hoursOf, inTracks, placeOn } from './layOut.js';

const HOUR = 60 * MINUTE;
const day = { start: 0, end: 24 * HOUR };
const at = (minutes: number, id = String(minutes)) => aPlannerTrip({ id, tripdate: minutes * MINUTE });

it('shows the usual hours, and those of earlier and later trips', () => {
  expect(axisOf([], day)).toEqual({ from: 6 * HOUR, to: 22 * HOUR });
  expect(axisOf([at(4 * 60 + 30), at(22 * 60 - 10)], day)).toEqual({ from: 4 * HOUR, to: 23 * HOUR });
  // Trips of the evening before, and into the next day, are cut off at midnight.
  expect(axisOf([at(-10), at(24 * 60 - 5)], day)).toEqual({ from: 0, to: 24 * HOUR });
});

it('places times on the axis in percent, and cuts off what is outside', () => {
  const axis = { from: 0, to: 10 * HOUR };
  expect(placeOn(axis, { from: HOUR, to: 3 * HOUR })).toEqual({ start: 10, width: 20 });
  expect(placeOn(axis, { from: -HOUR, to: HOUR })).toEqual({ start: 0, width: 10 });
});

it('labels no more hours than there is room for', () => {
  expect(hoursOf({ from: 0, to: 4 * HOUR }, 8)).toEqual([0, HOUR, 2 * HOUR, 3 * HOUR]);
  expect(hoursOf({ from: 0, to: 24 * HOUR }, 8)).toHaveLength(8);
});

it('puts trips that overlap, also by the width of their bars, into different tracks', () => {
  const tracks = inTracks([at(30), at(0), at(10), at(20)], 0);
  expect(tracks.map((track) => track.map(({ id }) => id))).toEqual([
    ['0', '20'],
    ['10', '30'],
  ]);
  expect(inTracks([at(0), at(20)], 30 * MINUTE)).toHaveLength(2);
});
