import { findMeetings, type Meeting } from './meetings.js';
import { indexSegments, readStreetLines, type SegmentIndex, type StreetLine } from './streetLines.js';

/** The demo city's highways and major streets, and where they meet. */
export interface StreetMap {
  lines: readonly StreetLine[];
  index: SegmentIndex;
  meetings: readonly Meeting[];
}

let loaded: StreetMap | null = null;

/**
 * The streets of the demo city: read and joined once, at the first call, which takes about a tenth of a
 * second.
 */
export function streetMap(): StreetMap {
  if (!loaded) {
    const lines = readStreetLines();
    const index = indexSegments(lines);
    loaded = { lines, index, meetings: findMeetings(lines, index) };
  }
  return loaded;
}
