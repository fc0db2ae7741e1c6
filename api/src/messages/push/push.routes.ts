import { deviceInputSchema, mobileAppQuerySchema, notFound, pushSubscriptionSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { addBrowser } from './addBrowser.js';
import { noProof } from '../../platform/operation/noProof.js';
import { ignores } from '../../platform/operation/ignores.js';

const done = z.object({ ok: z.literal(true) });
const ok = { ok: true } as const;

/** Registering devices for messages. */
export const pushOperations = [
  operation({
    id: 'setDevice',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/auth/me/device',
    summary: 'Add a mobile app that receives the user’s messages; a null token removes all of them',
    access: 'signedIn',
    body: deviceInputSchema,
    answers: done,
    async act({ actor, body, services }) {
      await services.db.devices.setMobileApp(actor.uid, body, services.clock.now());
      await services.people.devicesChanged(actor);
      return ok;
    },
  }),
  operation({
    id: 'removeDevice',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/auth/me/device',
    summary: 'Remove one mobile app from those that receive the user’s messages',
    access: 'signedIn',
    query: mobileAppQuerySchema,
    answers: done,
    async act({ actor, query, services }) {
      if (!(await services.db.devices.removeMobileApp(actor.uid, query.pushToken))) throw notFound();
      await services.people.devicesChanged(actor);
      return ok;
    },
  }),
  operation({
    id: 'getPushKey',
    method: 'get',
    path: '/auth/me/browsers/key',
    summary: 'Get the public key that browsers need to subscribe to push messages',
    access: 'signedIn',
    answers: z.object({ publicKey: z.string() }),
    act: async ({ services }) => ({ publicKey: (await services.db.vapidKeys.get()).publicKey }),
  }),
  operation({
    id: 'addBrowser',
    ignores: ignores.browser,
    noProof: noProof.ownRecord,
    method: 'post',
    path: '/auth/me/browsers',
    summary: 'Add a browser that receives the user’s messages: its push subscription',
    access: 'signedIn',
    body: pushSubscriptionSchema,
    answers: done,
    async act({ actor, body, services }) {
      await addBrowser(actor, body, services);
      return ok;
    },
  }),
  operation({
    id: 'removeBrowser',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/auth/me/browsers',
    summary: 'Remove a browser from those that receive the user’s messages',
    access: 'signedIn',
    query: pushSubscriptionSchema.pick({ endpoint: true }),
    answers: done,
    async act({ actor, query, services }) {
      await services.db.devices.removeBrowser(actor.uid, query.endpoint);
      await services.people.devicesChanged(actor);
      return ok;
    },
  }),
];
