import {
  type Actor,
  alertSchema,
  alertTimesSchema,
  emergencyAnswerSchema,
  idSchema,
  MAX_TIMESTAMP,
  snoozeAlertInputSchema,
  takeAlertInputSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import type { OfficeServices } from '../services.js';
import { presentAlerts } from './alert.presenter.js';
import { releaseAlert, resolveAlert, snoozeAlert, takeAlert } from './manageAlert.js';
import { pressEmergency } from './pressEmergency.js';
import { readAlertTimes } from './readAlertTimes.js';
import type { StoredAlert } from './storedAlert.js';
import { noProof } from '../../platform/operation/noProof.js';
import { single } from '../../platform/crud/single.js';

/** A ms timestamp in a query; an empty text is none. */
const timestamp = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number)
  .pipe(z.number().max(MAX_TIMESTAMP));

const params = z.object({ id: idSchema });

/** An operation on one alert, for admins. */
const onAlert = <Body extends z.ZodType>(
  verb: string,
  summary: string,
  body: Body,
  act: (actor: Actor, id: string, body: z.infer<Body>, services: OfficeServices) => Promise<StoredAlert>,
) =>
  operation({
    id: `${verb}Alert`,
    noProof: noProof.deskWork,
    method: 'post',
    path: `/alerts/:id/${verb}`,
    summary,
    params,
    body,
    // Someone who asked for help may wait for it.
    importance: 'first',
    access: ['admin'] as const,
    answers: alertSchema,
    permission: 'dispatch',
    act: async ({ actor, params: { id }, body: input, services }) =>
      single(await presentAlerts([await act(actor, id, input as z.infer<Body>, services)], services)),
  });

export const alertOperations = [
  operation({
    id: 'getAlertTimes',
    importance: 'canWait',
    method: 'get',
    path: '/alerts/times',
    summary: 'Get how many alerts of each kind are open, and the median time to resolution since a time',
    permission: 'desk',
    access: ['admin'],
    query: z.object({ since: timestamp }),
    answers: alertTimesSchema,
    act: ({ query, services }) => readAlertTimes(query.since, services),
  }),
  onAlert(
    'take',
    'Become the owner of an alert; refused if it no longer has the owner that was seen',
    takeAlertInputSchema,
    (actor, id, { owner }, services) => takeAlert(actor, id, owner, services),
  ),
  onAlert('release', 'Stop being the owner of an alert', z.object({}), (actor, id, _body, services) =>
    releaseAlert(actor, id, services),
  ),
  onAlert(
    'snooze',
    'Silence an alert for some minutes',
    snoozeAlertInputSchema,
    (actor, id, body, services) => snoozeAlert(actor, id, body.minutes, services),
  ),
  onAlert(
    'resolve',
    'Resolve an alert; no other one is opened while its cause lasts',
    z.object({}),
    (actor, id, _body, services) => resolveAlert(actor, id, services),
  ),
  operation({
    id: 'pressEmergency',
    noProof: noProof.ownTrip,
    method: 'post',
    path: '/bookings/:id/emergency',
    summary: 'Tell the dispatchers about an emergency during the caller’s own trip',
    access: ['rider', 'driver'],
    params,
    body: z.object({}),
    answers: emergencyAnswerSchema,
    async act({ actor, params: { id }, services }) {
      await pressEmergency(actor, id, services);
      return { told: true as const };
    },
  }),
];
