import {
  foundPlaceSchema,
  invalid,
  type LatLng,
  latLngSchema,
  notFound,
  placeSuggestionSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation/operation.js';
import type { Services } from '../services.js';

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
const driveTime = z.object({ distance_in_km: z.number(), time_in_secs: z.number() });
const routeSchema = z.object({
  distance: z.number(),
  duration: z.number(),
  polylinePoints: z.string(),
  coords: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
});
const between = z.object({ start: point, dest: point });

async function route({ maps }: Services, start: LatLng, dest: LatLng, via: LatLng[] = []) {
  const found = await maps.route(start, dest, via);
  if (!found) throw notFound('no_route_found');
  return found;
}

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
    async act({ body, services }) {
      const address = await services.maps.address(body.latlng);
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
    answers: driveTime,
    async act({ body, services }) {
      const { distance, duration } = await route(services, body.start, body.dest);
      return { distance_in_km: distance, time_in_secs: duration };
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
    answers: driveTime,
    async act({ body, services }) {
      const { distance, duration } = await route(services, body.start, body.dest, body.waypoints);
      return { distance_in_km: distance, time_in_secs: duration };
    },
  }),
  operation({
    id: 'suggestPlaces',
    method: 'post',
    path: '/googleapis-autocomplete',
    summary: 'Suggest places for a typed text',
    access: 'public',
    limit: 'maps',
    body: z.object({ searchKeyword: z.string().trim().max(200), country: z.string().max(60).nullish() }),
    answers: z.object({ searchResults: z.array(placeSuggestionSchema) }),
    async act({ body, services }) {
      if (body.searchKeyword === '') throw invalid('validation_error', { searchKeyword: 'field_required' });
      return { searchResults: await services.maps.autocomplete(body.searchKeyword, body.country) };
    },
  }),
  operation({
    id: 'getPlace',
    method: 'post',
    path: '/googleapis-getcoords',
    summary: 'Get the location and the details of a suggested place',
    access: 'public',
    limit: 'maps',
    body: z.object({ place_id: z.string().min(1).max(300) }),
    answers: foundPlaceSchema,
    async act({ body, services }) {
      const place = await services.maps.placeOf(body.place_id);
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
    act: ({ body, services }) => route(services, body.start, body.dest),
  }),
];
