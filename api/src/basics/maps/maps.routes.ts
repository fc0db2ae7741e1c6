import { foundPlaceSchema, type LatLng, latLngSchema, placeSuggestionSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { findAddress, findPlace, suggestPlaces } from './findPlaces.js';
import { findRoute, presentDriveTime } from './findRoute.js';
import { pickupZone } from './timeZoneAt.js';
import { noProof } from '../../platform/operation/noProof.js';

/** A point as `lat,lng`. */
const point = z
  .string()
  .max(60)
  .transform((text, context): LatLng => {
    const [lat, lng, ...more] = text
      .split(',')
      .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
    const parsed = latLngSchema.safeParse({ lat, lng });
    if (parsed.success && more.length === 0) return parsed.data;
    context.addIssue({ code: 'custom', message: 'field_invalid' });
    return z.NEVER;
  });
const MAX_WAYPOINTS_TEXT = 2_000;
const waypoints = z
  .string()
  .max(MAX_WAYPOINTS_TEXT)
  .transform((text) => text.split('|').filter((part) => part !== ''))
  .pipe(z.array(point).max(25));
/** The map service did not answer: the drive is estimated without it. */
const isEstimated = z.literal(true).optional();
const driveTimeSchema = z.object({ distance_in_km: z.number(), time_in_secs: z.number(), isEstimated });
const routeSchema = z.object({
  distance: z.number(),
  duration: z.number(),
  polylinePoints: z.string(),
  coords: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  isEstimated,
});
const between = z.object({ start: point, dest: point });

/** Identifies the searches up to a chosen place: a random text of the caller, such as a UUID. */
const sessiontoken = z
  .string()
  .regex(/^[\w-]{1,36}$/)
  .optional();

/** The map calls of the apps (rules 7.3 to 7.8). */
export const mapsOperations = [
  operation({
    id: 'getAddress',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/googleapis-getaddress',
    summary: 'Get the address of a point',
    access: 'public',
    limit: 'maps',
    body: z.object({ latlng: point }),
    answers: z.object({ address: z.string() }),
    act: async ({ body, request, services }) => ({
      address: await findAddress(body.latlng, { request }, services),
    }),
  }),
  operation({
    id: 'getDriveTime',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/googleapis-getdrivetime',
    summary: 'Get the distance (km) and time (seconds) of a drive',
    access: 'public',
    limit: 'maps',
    body: between,
    answers: driveTimeSchema,
    act: async ({ body, services }) => presentDriveTime(await findRoute(body, services)),
  }),
  operation({
    id: 'getDriveTimeVia',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/googleapis-getmultiloctime',
    summary: 'Get the distance (km) and time (seconds) of a drive through waypoints',
    access: 'public',
    limit: 'maps',
    body: between.extend({ waypoints }),
    answers: driveTimeSchema,
    act: async ({ body, services }) => presentDriveTime(await findRoute(body, services)),
  }),
  operation({
    id: 'suggestPlaces',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/googleapis-autocomplete',
    summary: 'Suggest places for a typed text',
    access: 'public',
    limit: 'maps',
    body: z.object({
      searchKeyword: z.string().trim().max(200),
      country: z.string().max(60).nullish(),
      sessiontoken,
    }),
    answers: z.object({ searchResults: z.array(placeSuggestionSchema) }),
    act: async ({ body: { sessiontoken: session, ...wanted }, request, services }) => ({
      searchResults: await suggestPlaces(wanted, { request, session }, services),
    }),
  }),
  operation({
    id: 'getPlace',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/googleapis-getcoords',
    summary: 'Get the location and the details of a suggested place',
    access: 'public',
    limit: 'maps',
    body: z.object({ place_id: z.string().min(1).max(300), sessiontoken }),
    answers: foundPlaceSchema,
    act: ({ body: { place_id, sessiontoken: session }, request, services }) =>
      findPlace(place_id, { request, session }, services),
  }),
  operation({
    id: 'getRoute',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/googleapis-getroute',
    summary: 'Get the drive between two points: distance (km), duration (seconds), path',
    access: 'public',
    limit: 'maps',
    body: between,
    answers: routeSchema,
    act: ({ body, services }) => findRoute(body, services),
  }),
  operation({
    id: 'getTimeZone',
    method: 'get',
    path: '/timezone',
    summary: 'Get the time zone of the times of a trip by its pickup',
    access: 'public',
    limit: 'maps',
    query: z.object({ place: point }),
    answers: z.object({ timeZone: z.string() }),
    act: async ({ query, services }) => {
      const settings = await services.db.settings.settings();
      return { timeZone: pickupZone(query.place, settings) ?? settings.timeZone };
    },
  }),
];
