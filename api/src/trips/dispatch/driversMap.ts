import { isInBounds, type LatLng, type MapBounds } from '@wayfare/shared';
import type { LiveDriver } from '../../people/liveDrivers/liveDrivers.js';

/** Maximum drivers in one message: no map shows more than that individually. */
export const MAP_DRIVERS = 2_000;

/** A client watching the drivers' map, and how to notify it. */
export interface MapWatcher {
  view: MapBounds;
  /** The fleet admin whose drivers are shown; null for all drivers. */
  fleetadmin: string | null;
  send(drivers: ({ id: string; at: number } & LatLng)[]): void;
}

/**
 * Tracks who watches which part of the map, and which drivers moved: each watcher is notified only of drivers
 * that moved into, within or out of their view. With a hundred thousand drivers, no client could handle all
 * of them.
 */
export function driversMap() {
  const watchers = new Map<string, MapWatcher>();
  const moved = new Map<string, { driver: LiveDriver; from: LatLng }>();
  return {
    /** `key` watches this view from now on. */
    watch(key: string, watcher: MapWatcher): void {
      watchers.set(key, watcher);
    },
    leave(key: string): void {
      watchers.delete(key);
      if (watchers.size === 0) moved.clear();
    },
    /** Records that a driver moved from `from` to the current location. */
    moved(driver: LiveDriver, from: LatLng): void {
      if (watchers.size > 0 && !moved.has(driver.id)) moved.set(driver.id, { driver, from });
    },
    /** Notifies all watchers of the moves since the last call. */
    send(): void {
      if (moved.size === 0) return;
      const all = [...moved.values()];
      moved.clear();
      for (const { view, fleetadmin, send } of watchers.values()) {
        const seen = all.filter(
          ({ driver, from }) =>
            (fleetadmin === null || driver.fleetadmin === fleetadmin) &&
            (isInBounds(view, driver.location) || isInBounds(view, from)),
        );
        if (seen.length > 0)
          send(
            seen.slice(0, MAP_DRIVERS).map(({ driver: { id, at, location } }) => ({ id, at, ...location })),
          );
      }
    },
  };
}
