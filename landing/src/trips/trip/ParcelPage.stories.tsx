import { type ParcelStage, parcelStages, type TrackedParcel } from '@wayfare/shared';
import { fullParcel } from '../../../test/trips.js';
import { type Story, stories } from '../../../test/stories.js';
import { held, lost, refused } from '../../../../web/test/stories/answers.js';

const at = '/parcel#token';
const settings = { category: 'delivery' } as const;

/** A parcel in a stage, with what its recipient sees then. */
function parcelIn(stage: ParcelStage): TrackedParcel {
  const isComing = stage === 'on_the_way';
  const hasCourier = isComing || stage === 'coming' || stage === 'pickup';
  return {
    ...fullParcel,
    stage,
    ...(!hasCourier && { courier: null, vehicle: null }),
    ...(!isComing && { position: null, eta: null, code: null }),
  };
}

const inStage = (stage: ParcelStage): [string, Story] => [
  `in the stage ${stage}`,
  {
    at,
    settings,
    answers: { 'post /tracked-parcels': parcelIn(stage) },
    shows: `parcel_stage_${stage}`,
    values: { courier: 'Jonas' },
    primary: [],
  },
];

stories('a parcel as its recipient sees it', {
  ...Object.fromEntries(parcelStages.map(inStage)),
  'behind other deliveries': {
    at,
    settings,
    answers: { 'post /tracked-parcels': { ...fullParcel, stopsBefore: 2, position: null } },
    shows: 'parcel_stage_on_the_way',
    values: { courier: 'Jonas' },
  },
});
stories('a parcel that cannot be shown', {
  'while it is loading': { at, settings, answers: { 'post /tracked-parcels': held }, shows: 'parcel_title' },
  'without a network': {
    at,
    settings,
    answers: { 'post /tracked-parcels': lost },
    shows: 'fetch_call_error',
  },
  'by a link that does not work': {
    at,
    settings,
    answers: { 'post /tracked-parcels': refused(404, 'not_found') },
    shows: 'shared_trip_unknown',
  },
});
