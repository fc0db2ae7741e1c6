/** How a number differs from the one before. */
export interface Change {
  direction: 'more' | 'less' | 'same';
  /** By which part of the number before, from 0; null where that was 0. */
  part: number | null;
}

/** The change from one number, which is not below 0, to the next. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same', part: 0 };
  return {
    direction: now > before ? 'more' : 'less',
    part: before === 0 ? null : Math.abs(now - before) / before,
  };
}
