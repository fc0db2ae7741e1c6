import {
  foundPlaceSchema,
  invalid,
  type LatLng,
  latLngSchema,
  notFound,
  placeSuggestionSchema,
  type Route,
} from '@wayfare/shared';
import { z } from 'zod';
import type { Request } from 'express';
import { knownLocale, localeOf } from '../language/translate.js';
import { operation } from '../operation.js';
import type { BasicsServices } from '../services.js';
import type { MapsWish } from './mapsProvider.js';

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

async function route(start: LatLng, dest: LatLng, via: LatLng[] = [], { maps }: BasicsServices) {
  const found = await maps.route(start, dest, via);
  if (!found) throw notFound('no_route_found');
  return found;
}

/** The language of the request, and the country of the business. */
async function wish(
  request: Request,
  session: string | undefined,
  services: BasicsServices,
): Promise<MapsWish> {
  const { restrictCountry } = await services.db.settings.settings();
  return {
    language: knownLocale(await localeOf(request, services)),
    ...(restrictCountry && { region: restrictCountry }),
    ...(session && { session }),
  };
}

const driveTime = ({ distance, duration, ...rest }: Route) => ({
  distance_in_km: distance,
  time_in_secs: duration,
  ...(rest.isEstimated && { isEstimated: rest.isEstimated }),
});

/** The map calls of the apps (rules 7.3 to 7.8). */
export const mapsOperations = [
  operation({
    id: 'getAddress',
    method: 'post',
    path: '/googleapis-getaddress',
    summary: 'Get the address of a point',
    access: 'public',
    limit: 'maps',
    body: z.object({ latlng: point }),
    answers: z.object({ address: z.string() }),
    async act({ body, request, services }) {
      const address = await services.maps.address(body.latlng, await wish(request, undefined, services));
      if (!address) throw notFound('google_places_error');
      return { address };
    },
  }),
  operation({
    id: 'getDriveTime',
    method: 'post',
    path: '/googleapis-getdrivetime',
    summary: 'Get the distance (km) and time (seconds) of a drive',
    access: 'public',
    limit: 'maps',
    body: between,
    answers: driveTimeSchema,
    async act({ body, services }) {
      return driveTime(await route(body.start, body.dest, undefined, services));
    },
  }),
  operation({
    id: 'getDriveTimeVia',
    method: 'post',
    path: '/googleapis-getmultiloctime',
    summary: 'Get the distance (km) and time (seconds) of a drive through waypoints',
    access: 'public',
    limit: 'maps',
    body: between.extend({ waypoints }),
    answers: driveTimeSchema,
    async act({ body, services }) {
      return driveTime(await route(body.start, body.dest, body.waypoints, services));
    },
  }),
  operation({
    id: 'suggestPlaces',
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
    async act({ body: { searchKeyword, country, sessiontoken: session }, request, services }) {
      if (searchKeyword === '') throw invalid('validation_error', { searchKeyword: 'field_required' });
      const wanted = await wish(request, session, services);
      return { searchResults: await services.maps.autocomplete(searchKeyword, country, wanted) };
    },
  }),
  operation({
    id: 'getPlace',
    method: 'post',
    path: '/googleapis-getcoords',
    summary: 'Get the location and the details of a suggested place',
    access: 'public',
    limit: 'maps',
    body: z.object({ place_id: z.string().min(1).max(300), sessiontoken }),
    answers: foundPlaceSchema,
    async act({ body, request, services }) {
      const wanted = await wish(request, body.sessiontoken, services);
      const place = await services.maps.placeOf(body.place_id, wanted);
      if (!place) throw notFound('google_places_error');
      return place;
    },
  }),
  operation({
    id: 'getRoute',
    method: 'post',
    path: '/googleapis-getroute',
    summary: 'Get the drive between two points: distance (km), duration (seconds), path',
    access: 'public',
    limit: 'maps',
    body: between,
    answers: routeSchema,
    act: ({ body, services }) => route(body.start, body.dest, undefined, services),
  }),
];
