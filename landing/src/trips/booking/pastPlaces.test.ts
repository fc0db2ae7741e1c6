import { pastPlaces } from './pastPlaces.js';

const place = (add: string) => ({ lat: 1, lng: 2, add });

it('past places are the drops and pickups of the last trips, each once', () => {
  const trips = [
    { pickup: place('Home'), drop: place('Airport') },
    { pickup: place('Airport'), drop: place('Home') },
    { pickup: place('Office'), drop: place('Museum') },
    { pickup: place('Park'), drop: place('Station') },
  ];
  expect(pastPlaces(trips).map(({ add }) => add)).toEqual(['Airport', 'Home', 'Museum', 'Office']);
  expect(pastPlaces([])).toEqual([]);
});
