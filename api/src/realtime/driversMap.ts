import { isInBounds, type LatLng, type MapBounds } from '@wayfare/shared';
import type { LiveDriver } from '../dispatch/liveDrivers.js';

/** Drivers one message tells of at most: more than that no map shows one by one. */
export const MAP_DRIVERS = 2_000;

/** Whoever looks at the drivers' map, and how they are told. */
export interface MapWatcher {
  view: MapBounds;
  /** Whose drivers are seen; null for everybody's. */
  fleetadmin: string | null;
  tell(drivers: ({ id: string; at: number } & LatLng)[]): void;
}

/**
 * Who looks at which part of the map, and what has moved there: each is only told of drivers that moved into, within or
 * out of their own view. With a hundred thousand drivers on the road nobody could take in more.
 */
export function driversMap() {
  const watchers = new Map<string, MapWatcher>();
  const moved = new Map<string, { driver: LiveDriver; from: LatLng }>();
  return {
    /** `key` looks at this view from now on. */
    watch(key: string, watcher: MapWatcher): void {
      watchers.set(key, watcher);
    },
    leave(key: string): void {
      watchers.delete(key);
      if (watchers.size === 0) moved.clear();
    },
    /** A driver has come from there to where they are. */
    moved(driver: LiveDriver, from: LatLng): void {
      if (watchers.size > 0 && !moved.has(driver.id)) moved.set(driver.id, { driver, from });
    },
    /** Tells everybody what has moved since the last time. */
    tell(): void {
      if (moved.size === 0) return;
      const all = [...moved.values()];
      moved.clear();
      for (const { view, fleetadmin, tell } of watchers.values()) {
        const seen = all.filter(
          ({ driver, from }) =>
            (fleetadmin === null || driver.fleetadmin === fleetadmin) &&
            (isInBounds(view, driver.location) || isInBounds(view, from)),
        );
        if (seen.length > 0)
          tell(
            seen.slice(0, MAP_DRIVERS).map(({ driver: { id, at, location } }) => ({ id, at, ...location })),
          );
      }
    },
  };
}
