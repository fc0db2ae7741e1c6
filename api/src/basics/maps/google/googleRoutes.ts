import { decodePolyline, type DriveTime, type LatLng } from '@wayfare/shared';
import { z } from 'zod';
import type { DriveTimes, RouteService } from '../mapsProvider.js';
import { MapsError } from '../service/mapsError.js';
import { serviceRoute } from '../service/serviceRoute.js';
import type { Ask } from '../service/watchedService.js';
import { askGoogle, type GoogleApi, localeOf } from './googleApi.js';

/** With more waypoints, Google bills a route as another product. */
const FEW_WAYPOINTS = 10;
const FIELDS = ['routes.distanceMeters', 'routes.duration', 'routes.polyline.encodedPolyline'];

/**
 * Zeros and empty texts are left out of the answer. Without a route, it is an empty object; anything but the
 * requested fields is not Google's answer.
 */
const answer = z.strictObject({
  routes: z
    .array(
      z.object({
        distanceMeters: z.number().min(0).default(0),
        duration: z
          .string()
          .regex(/^\d+(\.\d+)?s$/)
          .default('0s'),
        polyline: z.object({ encodedPolyline: z.string().default('') }).default({ encodedPolyline: '' }),
      }),
    )
    .default([]),
});

const MATRIX_FIELDS = ['originIndex', 'condition', 'duration'];
/** One entry for each start, in any order. */
const matrix = z.array(
  z.object({
    originIndex: z.number().int().min(0).default(0),
    condition: z.enum(['ROUTE_EXISTS', 'ROUTE_NOT_FOUND', 'ROUTE_MATRIX_ELEMENT_CONDITION_UNSPECIFIED']),
    duration: z
      .string()
      .regex(/^\d+(\.\d+)?s$/)
      .default('0s'),
  }),
);

/**
 * Drives by Google's Routes API. Traffic is not considered, so that a price stays the same for a while.
 * Drives and driving times of several starts are watched apart: one may fail without the other.
 */
export function googleRoutes(api: GoogleApi, ask: Ask, askMatrix: Ask): RouteService & DriveTimes {
  const url = new URL('/directions/v2:computeRoutes', api.routesUrl);
  const matrixUrl = new URL('/distanceMatrix/v2:computeRouteMatrix', api.routesUrl);
  return {
    async timesTo(dest, starts) {
      return askMatrix('Compute Route Matrix Essentials', async () => {
        const found = await askGoogle(api, {
          url: matrixUrl,
          fields: MATRIX_FIELDS,
          body: {
            origins: starts.map((start) => ({ waypoint: at(start) })),
            destinations: [{ waypoint: at(dest) }],
            travelMode: 'DRIVE',
            routingPreference: 'TRAFFIC_UNAWARE',
          },
          answers: matrix,
        });
        const byStart = new Map(found?.map((entry) => [entry.originIndex, entry]));
        return starts.map((_, index): DriveTime => {
          const entry = byStart.get(index);
          if (!entry) throw new MapsError('unreadable');
          const isFound = entry.condition === 'ROUTE_EXISTS';
          return { seconds: isFound ? Number.parseFloat(entry.duration) : null, source: 'service' };
        });
      });
    },
    async route(start, dest, waypoints = [], wish) {
      const product = waypoints.length > FEW_WAYPOINTS ? 'Compute Routes Pro' : 'Compute Routes Essentials';
      return ask(product, async () => {
        const found = await askGoogle(api, {
          url,
          fields: FIELDS,
          body: {
            origin: at(start),
            destination: at(dest),
            ...(waypoints.length > 0 && {
              intermediates: waypoints.map((point) => ({ via: true, ...at(point) })),
            }),
            travelMode: 'DRIVE',
            routingPreference: 'TRAFFIC_UNAWARE',
            polylineQuality: 'OVERVIEW',
            units: 'METRIC',
            ...localeOf(wish),
          },
          answers: answer,
        });
        const [first] = found?.routes ?? [];
        if (!first) return null;
        return serviceRoute(
          {
            meters: first.distanceMeters,
            seconds: Number.parseFloat(first.duration),
            path: decodePolyline(first.polyline.encodedPolyline),
          },
          [start, ...waypoints, dest],
        );
      });
    },
  };
}

const at = ({ lat, lng }: LatLng) => ({ location: { latLng: { latitude: lat, longitude: lng } } });
