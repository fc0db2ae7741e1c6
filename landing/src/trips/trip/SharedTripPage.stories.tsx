import { type SharedTrip, type SharedTripStage, sharedTripStages } from '@wayfare/shared';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';
import { type Story, stories } from '../../../test/stories.js';
import { fullSharedTrip } from '../../../test/trips.js';
import { LONG } from '../../../../web/test/stories/texts.js';

const at = '/shared-trip#token';

/** A trip in a stage, with what its followers see then. */
function sharedIn(stage: SharedTripStage): SharedTrip {
  const nothing = { driver: null, vehicle: null, position: null, eta: null };
  return { ...fullSharedTrip, stage, ...((stage === 'waiting' || stage === 'ended') && nothing) };
}

const inStage = (stage: SharedTripStage): [string, Story] => [
  `in the stage ${stage}`,
  {
    at,
    answers: { 'post /shared-trips': sharedIn(stage) },
    shows: `shared_trip_${stage}`,
    values: { driver: 'Jonas' },
    primary: [],
  },
];
const longCar = { plate: LONG, make: LONG, model: LONG, color: LONG, carType: LONG, image: null };

stories('a shared trip', {
  ...Object.fromEntries(sharedTripStages.map(inStage)),
  'with words of 60 letters': {
    at,
    answers: { 'post /shared-trips': { ...fullSharedTrip, driver: LONG, vehicle: longCar } },
    shows: 'shared_trip_riding',
  },
  'while it is loading': { at, answers: { 'post /shared-trips': held }, shows: 'shared_trip_title' },
  'without a network': { at, answers: { 'post /shared-trips': lost }, shows: 'fetch_call_error' },
  'by a link that does not work': {
    at,
    answers: { 'post /shared-trips': refused(404, 'not_found') },
    shows: 'shared_trip_unknown',
  },
});
