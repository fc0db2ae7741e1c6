import { decodePolyline, type DriveTime, type LatLng } from '@wayfare/shared';
import { z } from 'zod';
import type { DriveTimes, RouteService } from '../mapsProvider.js';
import { MapsError } from '../service/mapsError.js';
import { askMaps } from '../service/mapsRequest.js';
import { serviceRoute } from '../service/serviceRoute.js';
import type { Ask } from '../service/watchedService.js';

/**
 * Valhalla's error codes for points without a road near them, for points that are not connected, and for
 * drives that are too long for it.
 */
const NO_ROUTE = [154, 170, 171, 172, 442, 443];
/**
 * A point that is farther from any road has no drive, in meters. By default, Valhalla looks for a road within
 * 35 km.
 */
const ROAD_WITHIN_M = 2_000;
/** Valhalla's polylines have six decimals instead of five. */
const SIX_DECIMALS = 10;

const answer = z.object({
  trip: z.object({
    status: z.literal(0),
    units: z.literal('kilometers'),
    summary: z.object({ length: z.number().min(0), time: z.number().min(0) }),
    legs: z.array(z.object({ shape: z.string() })).min(1),
  }),
});
/** A row for each start, with one place in each; no time means no way. */
const matrix = z.object({
  sources_to_targets: z.array(z.array(z.object({ time: z.number().min(0).nullish() })).length(1)),
});
const failure = z.object({ error_code: z.number() });

/**
 * Finds drives with a Valhalla server. Drives and driving times of several starts are watched apart: one may
 * fail without the other.
 */
export function valhallaRoutes(
  server: { url: string; timeoutMs: number },
  ask: Ask,
  askMatrix: Ask,
): RouteService & DriveTimes {
  const url = new URL('route', withSlash(server.url));
  const matrixUrl = new URL('sources_to_targets', withSlash(server.url));
  return {
    timesTo: (dest, starts) =>
      askMatrix('matrix', async () => {
        const found = await askMaps({
          url: matrixUrl,
          body: { sources: starts.map(at), targets: [at(dest)], costing: 'auto', units: 'kilometers' },
          timeoutMs: server.timeoutMs,
          answers: matrix,
          onError: noWay,
        });
        if (!found) return null;
        const rows = found.sources_to_targets;
        if (rows.length !== starts.length) throw new MapsError('unreadable');
        return rows.map(([cell]): DriveTime => ({ seconds: cell?.time ?? null, source: 'service' }));
      }),
    route: (start, dest, waypoints = []) =>
      ask('route', async () => {
        const found = await askMaps({
          url,
          body: {
            locations: [
              { ...at(start), type: 'break' },
              ...waypoints.map((point) => ({ ...at(point), type: 'via' })),
              { ...at(dest), type: 'break' },
            ],
            costing: 'auto',
            units: 'kilometers',
            directions_type: 'none',
          },
          timeoutMs: server.timeoutMs,
          answers: answer,
          onError: noWay,
        });
        if (!found) return null;
        const { summary, legs } = found.trip;
        return serviceRoute(
          {
            meters: summary.length * 1000,
            seconds: summary.time,
            path: legs.flatMap(({ shape }, index) => pathOf(shape).slice(index === 0 ? 0 : 1)),
          },
          [start, ...waypoints, dest],
        );
      }),
  };
}

/** Reads the server's state, which is a cheap request. @throws MapsError */
export async function checkValhalla({ url, timeoutMs }: { url: string; timeoutMs: number }): Promise<void> {
  const answers = z.object({ version: z.string() });
  const status = await askMaps({ url: new URL('status', withSlash(url)), timeoutMs, answers });
  if (!status) throw new MapsError('unreadable');
}

/** An error that is an answer: there is no way between the points. */
function noWay(_status: number, json: unknown): null | undefined {
  const { data } = failure.safeParse(json);
  return data && NO_ROUTE.includes(data.error_code) ? null : undefined;
}

const at = ({ lat, lng }: LatLng) => ({ lat, lon: lng, search_cutoff: ROAD_WITHIN_M });

/** A path on the server's own URL is kept: `https://maps.example/valhalla`. */
export const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

const pathOf = (shape: string): LatLng[] =>
  decodePolyline(shape).map(({ lat, lng }) => ({ lat: lat / SIX_DECIMALS, lng: lng / SIX_DECIMALS }));
