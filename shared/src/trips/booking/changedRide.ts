/*
 * The estimate of a trip whose way is changed while it is driven.
 *
 * It moves by what the change adds or saves: the new way ahead less the old one, from where the driver is
 * now. What lies behind keeps its promised price, however slowly or quickly it was driven: changing a little
 * never replaces the promise by the way as driven. It falls at most to what was driven plus the new way
 * ahead, so that changing to and fro while driving on saves nothing.
 */

/** Length and time of a way. */
export interface Way {
  /** km */
  distance: number;
  /** Seconds. */
  duration: number;
}

/** A trip under way, and its change. */
export interface ChangedRide {
  /** What was driven so far, by the positions and the clock. */
  driven: Way;
  /** From where the driver is now to the end, before and after the change. */
  before: Way;
  after: Way;
}

/**
 * Returns the way that a changed trip is estimated at, from the way that was agreed on until now. Rounded to
 * meters and seconds.
 */
export function changedEstimate(agreed: Way, { driven, before, after }: ChangedRide): Way {
  const of = (part: keyof Way) =>
    Math.max(agreed[part] + (after[part] - before[part]), Math.min(agreed[part], driven[part] + after[part]));
  return { distance: Math.round(of('distance') * 1000) / 1000, duration: Math.round(of('duration')) };
}
