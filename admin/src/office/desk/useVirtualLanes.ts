import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useMemo } from 'react';
import { type Lane, type LaneInPage, lanesInPage, listItems } from './lanesInPage.js';

/** Heights that have not been measured yet, in pixels. */
const HEADING_HEIGHT = 32;
const ROW_HEIGHT = 84;
const LINE_HEIGHT = 27;
/** How many rows above and below those in view are in the page. */
const OVERSCAN = 8;

/**
 * Keeps only the headings of lanes in the page, the rows in view, and the chosen one, and scrolls to that.
 * `measure` takes the element of each of them, whose index is its `data-index`.
 */
export function useVirtualLanes(
  lanes: readonly Lane[],
  chosen: string | null,
  isCompact: boolean,
  list: RefObject<HTMLElement | null>,
): { lanes: readonly LaneInPage[]; count: number; measure: (element: Element | null) => void } {
  const items = useMemo(() => listItems(lanes), [lanes]);
  const chosenIndex = chosen === null ? -1 : items.findIndex(({ trip }) => trip?.id === chosen);
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => (items[index]?.trip ? (isCompact ? LINE_HEIGHT : ROW_HEIGHT) : HEADING_HEIGHT),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollPaddingStart: HEADING_HEIGHT,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return chosenIndex < 0 || inView.includes(chosenIndex)
        ? inView
        : [...inView, chosenIndex].sort((a, b) => a - b);
    },
  });
  // The browser itself keeps the visible rows in place (scroll anchoring).
  virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  // Rows have other heights then.
  useEffect(() => virtual.measure(), [virtual, isCompact]);
  useEffect(() => {
    if (chosenIndex >= 0) virtual.scrollToIndex(chosenIndex, { align: 'auto' });
    // Only when another trip is chosen: a user may scroll away from it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [virtual, chosen]);

  const inPage = virtual.getVirtualItems();
  return {
    lanes: lanesInPage(items, virtual.measurementsCache, new Set(inPage.map(({ index }) => index))),
    count: items.at(-1)?.position ?? 0,
    measure: virtual.measureElement,
  };
}
