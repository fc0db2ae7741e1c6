import { decodePolyline, type LatLng } from '@wayfare/shared';
import { z } from 'zod';
import type { RouteService } from '../mapsProvider.js';
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

/** Drives by Google's Routes API. Traffic is not considered, so that a price stays the same for a while. */
export function googleRoutes(api: GoogleApi, ask: Ask): RouteService {
  const url = new URL('/directions/v2:computeRoutes', api.routesUrl);
  return {
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
