import { bookingFields, loadFields, searchStart } from './bookings.js';
import type { FieldTexts } from './fieldTexts.js';
import { userFields } from './people.js';
import { timeZoneFields } from './timeZones.js';

/** The state that a dispatcher saw: if it has changed since, the request is refused. */
const seenDispatch: FieldTexts = {
  from: 'The id of the driver who had the trip when it was read; null if no driver had.',
  overrides: 'How many decisions of dispatchers the trip had when it was read.',
};

/** The time that a question or a report covers, as ms timestamps. */
const period: FieldTexts = {
  from: 'When the time begins, ms timestamp.',
  to: 'When the time ends, ms timestamp.',
};

const chosenWindow =
  'For how many seconds trips are collected where drivers are scarce; without it, as at the time.';

/** Records of dispatch and of planning. */
export const dispatchRecords: Readonly<Record<string, FieldTexts>> = {
  AssignCandidate: {
    distance: 'How far the pickup is in a straight line, in kilometers; null if that is not known.',
    minutes:
      'In how many minutes the driver is at the pickup, `freeIn` included; null if that is not known, or if many others are nearer.',
    freeIn:
      'In how many minutes the trip ends that the driver is on, if this one can follow it; null if not.',
    reason: 'Why the booking cannot be offered to the driver; null if it can.',
  },
  AssignDriverRequest: {
    asked:
      'The ids of the drivers who had an offer when it was read: if others have one since, nothing is done.',
  },
  DispatchTraceItem: {
    driver: 'The id of the driver; null in an entry about the trip itself.',
    outcome:
      'What happened: `asked` and `recalled` were decided by a dispatcher, `accepted` and `gave_back` by the driver; `collected`: the trip waits to be matched with others.',
    reason: 'Why the driver was left out; null for every other outcome.',
    distance: 'How far the pickup was, in kilometers; null if that is not known.',
    minutes: 'The driving time to the pickup as dispatch knew it, in minutes; null if it knew none.',
    next: 'Whether the driver would drive it after the trip that they are on.',
  },
  DispatchTraceItemChoice: {
    policy: 'By what drivers who are about equally near are ordered.',
    place: 'The place of the driver in that order, from 1.',
  },
  OverrideDriverRequest: seenDispatch,
  RecallDriverRequest: seenDispatch,
  WidenSearchRequest: {
    to: 'How often the search is widened in all, so that a repeated request widens it once.',
  },
  DeskTrip: {
    ...bookingFields,
    ...searchStart,
    'noDriver.kind': 'Why they do not take it.',
  },
  DriverBoardDriver: {
    state:
      'Whether the driver is free, on a trip, on a break, away, without a recent position (`stale`), offline or blocked.',
    next: 'The trip that the driver drives after the one they are on; null without one.',
    'documents.kind': 'Which document it is.',
  },
  ListMapDriversResponseItem: {
    queue: 'Whether the driver is on a trip.',
    state:
      'Whether the driver is free, on a trip, on a break, away, without a recent position (`stale`), offline or blocked.',
  },
  PlanCandidate: {
    trips: 'How many other trips are planned for the driver on that day.',
    warnings: 'What speaks against planning the driver for the trip.',
    'warnings.problem': 'What the problem is.',
    'warnings.minutes': 'How late the driver would be, in minutes; null for other problems.',
    minutes:
      'The driving time from the end of the driver’s trip before, in minutes; null without such a trip that day.',
  },
  PlanDriverRequest: {
    plans: 'How many decisions about its planned driver the trip had when it was read.',
  },
  Planner: {
    start: 'When the day begins, ms timestamp.',
    end: 'When the day ends, ms timestamp; it is not part of the day.',
    'isCut.trips': 'Whether there are more trips.',
    'isCut.drivers': 'Whether there are more drivers.',
  },
  PlannerTrip: {
    ...timeZoneFields['PlannerTrip'],
    ...searchStart,
    ...loadFields,
    status: 'How far the trip is.',
    kind: bookingFields['kind'] as string,
    standIns: 'The names of other car types that may take it, too; null or missing for none.',
  },
  PlannerDriver: {
    needs: userFields['needs'] as string,
    'shifts.from': 'When the hours begin, ms timestamp.',
    'shifts.to': 'When the hours end, ms timestamp.',
  },
  PlannerLeg: {
    from: 'The id of the trip at whose end the drive begins.',
    to: 'The id of the trip to whose pickup it leads.',
    minutes: 'How long the drive takes, in minutes.',
  },
  PassedTrip: {
    reason: 'Why the driver did not get the trip.',
    distance:
      'How far the pickup was in a straight line, in kilometers with one decimal; null if that is not known.',
  },
  ShiftRecording: period,
  ShiftRecordingTrip: {
    until: 'When the trip stopped waiting for a driver, ms timestamp.',
    outcome: '`served` by a driver, `overdue` because none took it in time, `canceled`, or still `waiting`.',
  },
  ShiftRecordingTripOffer: {
    until: 'When the offer ended, ms timestamp.',
    end: 'How the offer ended.',
  },
  ShiftRecordingDispatch: {
    matchSeconds: 'For how many seconds trips were collected where drivers were scarce; 0: not at all.',
  },
  StartWhatIfRequest: { ...period, matchSeconds: chosenWindow },
  WhatIf: {
    state: 'Whether a run goes on, and how the last one ended; `interrupted` if the server stopped.',
    result: 'What the last finished run found; null without one.',
  },
  WhatIfResult: {
    ...period,
    matchSeconds: chosenWindow,
    before: 'The settings of dispatch at the end of the shift.',
  },
  WhatIfResultReal: {
    waitMedian: 'The median of the waits for a driver, in seconds; null without any.',
    waitP90: 'How long nine of ten trips waited at most for a driver, in seconds; null without any.',
    pickupMedian: 'The median of the distances to the pickup, in kilometers; null without any.',
    pickupP90: 'How far the pickup was at most for nine of ten trips, in kilometers; null without any.',
  },
  AddLocationsResponse: {
    taken: 'How many of the positions moved the driver.',
    refused: 'The positions with which something is wrong; missing for none.',
    'refused.reason': 'What is wrong with the position.',
  },
  UpdateLocationResponse: {
    taken: 'Whether the position moved the driver.',
    reason: 'What is wrong with the position; missing if nothing is.',
  },
};
