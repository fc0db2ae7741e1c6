import { hasReturn, placesBack, placesThere, seriesReturnProblem } from './seriesReturn.js';

const place = (add: string) => ({ lat: 40.7, lng: -74, add });
const [home, shop, school] = [place('Home'), place('Shop'), place('School')];
const trip = { minutes: 480, returnMinutes: 900, waitMinutes: null, stops: [] };

describe('the way back of recurring trips [4.117, 4.119]', () => {
  it.each([
    [{}, 600, null],
    [{ returnMinutes: null }, 600, null],
    [{ returnMinutes: 480 }, 0, { field: 'returnMinutes', key: 'return_too_early' }],
    [{ returnMinutes: 400 }, 0, { field: 'returnMinutes', key: 'return_too_early' }],
    [{ returnMinutes: 494 }, 0, { field: 'returnMinutes', key: 'return_too_early' }],
    [{ returnMinutes: 495 }, 0, null],
    [{ returnMinutes: 510 }, 1_801, { field: 'returnMinutes', key: 'return_too_early' }],
    [{ returnMinutes: 510 }, 1_800, null],
    [{ waitMinutes: 10 }, 600, { field: 'waitMinutes', key: 'not_of_kind' }],
    [{ returnMinutes: null, waitMinutes: 10 }, 600, null],
    [
      { returnMinutes: null, waitMinutes: 10, stops: [shop, shop, shop, shop] },
      600,
      { field: 'stops', key: 'not_of_kind' },
    ],
  ] as const)('with %j after %d seconds is %j', (changes, seconds, problem) => {
    expect(
      seriesReturnProblem(
        { ...trip, ...changes, stops: [...('stops' in changes ? changes.stops : [])] },
        seconds,
      ),
    ).toEqual(problem);
  });

  it('is one of two kinds, or none', () => {
    expect([{}, { returnMinutes: 0 }, { waitMinutes: 5 }].map(hasReturn)).toEqual([false, true, true]);
  });

  it('goes the direct way back, or is the end of the same trip', () => {
    const places = { pickup: home, stops: [shop], drop: school };
    expect(placesThere(places)).toEqual(places);
    expect(placesBack(places)).toEqual({ pickup: school, stops: [], drop: home });
    expect(placesThere({ ...places, waitMinutes: 5 })).toEqual({
      pickup: home,
      stops: [shop, school],
      drop: home,
    });
  });
});
