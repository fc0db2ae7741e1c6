import type { Actor, LatLng } from '@wayfare/shared';

/** A person who receives messages, with the fields that sending needs. */
export interface Person {
  id: string;
  /** The language they chose; absent until they choose one. */
  language?: string | null | undefined;
}

/** A part of the map. */
export interface Circle {
  center: LatLng;
  radiusKm: number;
}

/** The people that messages reach. Accounts fill this port. */
export interface People {
  /** Null for a deleted account. */
  find(id: string): Promise<Person | null>;
  /** The languages that some users chose, by id; without those who chose none. */
  languagesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** At most so many admins, or only full ones, who have no staff role. */
  admins(limit: number, only: { areFull: boolean }): Promise<Person[]>;
  /**
   * At most so many drivers whose position was reported in a circle since a time, a ms timestamp; nearest
   * first.
   */
  driversIn(circle: Circle, since: number, limit: number): string[];
  /** Called when a user has other devices than before. */
  devicesChanged(owner: Pick<Actor, 'uid' | 'usertype'>): Promise<void>;
}
