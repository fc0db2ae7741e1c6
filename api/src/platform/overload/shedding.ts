import type { Importance } from './importance.js';

/** What a process measured about itself. */
export interface Load {
  /** When it was measured, in ms. */
  at: number;
  /** How late the event loop was on average since the last measurement, in ms. */
  delayMs: number;
  /** Requests that have arrived completely and are not answered yet. */
  waiting: number;
}

/** The load above which requests are refused. 0 does not look at it. */
export interface LoadLimits {
  delayMs: number;
  waiting: number;
}

/** How much is refused, and since which measurement. */
export interface Shedding {
  /**
   * From 0 to 1: the share of requests that can wait; from 1 to 2: all of them, and that share less 1 of the
   * usual ones.
   */
  level: number;
  at: number;
}

export const NOTHING_SHED: Shedding = { level: 0, at: 0 };
const ALL_SHED = 2;

/** How fast the level rises, for each measurement with a load at its limit; a higher load raises it more. */
const RISE = 0.2;
/** The most that one measurement may raise the level. */
const MOST_RISE = 0.5;
/** How fast the level falls in a second in which the process has little to do. */
const FALL_PER_S = 0.2;
/** A pause between measurements counts at most so long: a process that stood still was not idle. */
const LONGEST_MS = 1_000;
/** The share of the limit below which more requests are let in: between it and 1, the level stays. */
const CALM = 0.5;
/** How many times the limit has to be exceeded before usual requests are refused. */
const SEVERE = 2;

/** The load as a multiple of its limits: the larger one counts. */
export function pressureOf({ delayMs, waiting }: Omit<Load, 'at'>, limits: LoadLimits): number {
  const of = (value: number, limit: number) => (limit > 0 ? value / limit : 0);
  return Math.max(of(delayMs, limits.delayMs), of(waiting, limits.waiting));
}

/**
 * How much is refused after a measurement. It rises fast and falls slowly, so that it settles at the share
 * that keeps the load at its limit, instead of letting everything in and refusing everything by turns.
 */
export function nextShedding({ level, at }: Shedding, load: Load, limits: LoadLimits): Shedding {
  const pressure = pressureOf(load, limits);
  const top = pressure >= SEVERE ? ALL_SHED : 1;
  if (pressure >= 1 && level <= top) {
    const raised = level + Math.min(MOST_RISE, RISE * pressure);
    // Usual requests are refused only after all that can wait have been, for a whole measurement.
    return { level: Math.min(raised, level < 1 ? 1 : top), at: load.at };
  }
  const isFalling = level > 1 ? pressure < 1 : pressure < CALM;
  const seconds = Math.min(LONGEST_MS, Math.max(0, load.at - at)) / 1_000;
  // What can wait comes back only in calm, whatever was refused before.
  const bottom = level > 1 && pressure >= CALM ? 1 : 0;
  return { level: isFalling ? Math.max(bottom, level - FALL_PER_S * seconds) : level, at: load.at };
}

/** The share of the requests of an importance that are refused, from 0 to 1. */
export function shedShare({ level }: Pick<Shedding, 'level'>, importance: Importance): number {
  if (importance === 'first') return 0;
  return Math.min(1, Math.max(0, importance === 'canWait' ? level : level - 1));
}
