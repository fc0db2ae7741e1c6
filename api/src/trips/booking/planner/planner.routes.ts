import {
  daySchema,
  idSchema,
  planCandidateSchema,
  planInputSchema,
  plannedTripsSchema,
  plannerSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { bookingStep } from '../bookingStep.js';
import { planCandidates } from './planCandidates.js';
import { planDriver } from './planDriver.js';
import { plannedTrips } from './plannedTrips.js';
import { readPlanner } from './readPlanner.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** Drivers planned ahead for prebookings. */
export const plannerOperations = [
  operation({
    id: 'getPlanner',
    method: 'get',
    path: '/planner',
    summary:
      'Get the prebookings of a day (`day` as yyyymmdd, tomorrow by default) with the drivers who work then, and the drives between their trips. Fleet admins get their own drivers, and the trips of those and of their callers only',
    permission: 'dispatch',
    access: ['admin', 'fleetadmin'],
    query: z.object({ day: z.coerce.number().pipe(daySchema).optional() }),
    answers: plannerSchema,
    act: ({ actor, query, services }) => readPlanner(actor, query.day ?? null, services),
  }),
  operation({
    id: 'getPlanCandidates',
    method: 'get',
    path: '/bookings/:id/plan-candidates',
    summary:
      'Get the drivers who could be planned for a prebooking, best first, and what speaks against them',
    permission: 'dispatch',
    access: ['admin', 'fleetadmin'],
    params: z.object({ id: idSchema }),
    answers: z.array(planCandidateSchema),
    act: ({ actor, params, services }) => planCandidates(actor, params.id, services),
  }),
  bookingStep(
    'plan',
    'Plan a driver for a prebooking, or none any more: the planned driver is asked first when dispatch begins',
    ['admin', 'fleetadmin'],
    planInputSchema,
    planDriver,
    { id: 'planDriver', noProof: noProof.deskWork, permission: 'dispatch' },
  ),
];

/** Operations of drivers on the trips planned for them. */
export const plannedTripOperations = [
  operation({
    id: 'getPlannedTrips',
    method: 'get',
    path: '/drivers/me/planned',
    summary: 'As a driver, get the trips that are planned for you: when and where they begin',
    access: ['driver'],
    answers: plannedTripsSchema,
    act: ({ actor, services }) => plannedTrips(actor, services),
  }),
];
