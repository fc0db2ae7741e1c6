import type { PlannerTrip } from '@wayfare/shared';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** A pointer that moves less than this is a click, in pixels. */
const CLICK_PX = 6;

/**
 * A trip being dragged: where the pointer is, and the driver's row below it; null outside of all rows, '' for
 * no driver.
 */
export interface Dragging {
  trip: PlannerTrip;
  x: number;
  y: number;
  over: string | null;
}

/**
 * The attribute of rows onto which trips are dropped. Its value is the driver's id, or empty for no driver.
 */
export const ROW_ATTRIBUTE = 'data-plan-row';

const rowAt = (x: number, y: number): string | null =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest(`[${ROW_ATTRIBUTE}]`)?.getAttribute(ROW_ATTRIBUTE) ?? null)
    .find((row) => row !== null) ?? null;

/** Drags trips with a mouse, a pen or a finger. A click, or Escape, drops nothing. */
export function useDragging(onDrop: (trip: PlannerTrip, row: string) => void) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const begun = useRef<{ trip: PlannerTrip; x: number; y: number; pointer: number } | null>(null);
  const moved = useRef(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  const isDragging = dragging !== null;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      begun.current = null;
      setDragging(null);
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [isDragging]);

  const end = () => {
    begun.current = null;
    setDragging(null);
  };
  return {
    dragging,
    /** Whether the click that follows belongs to a drag. */
    hasDragged: () => moved.current,
    /** The handlers of a trip's bar. */
    handlersOf: (trip: PlannerTrip) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        moved.current = false;
        if (event.button !== 0 || !event.isPrimary) return;
        begun.current = { trip, x: event.clientX, y: event.clientY, pointer: event.pointerId };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove({ clientX: x, clientY: y, pointerId }: PointerEvent<HTMLElement>) {
        const start = begun.current;
        if (!start || start.pointer !== pointerId) return;
        if (!moved.current && Math.hypot(x - start.x, y - start.y) < CLICK_PX) return;
        moved.current = true;
        setDragging({ trip, x, y, over: rowAt(x, y) });
      },
      onPointerUp({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        const isDrop = begun.current !== null && moved.current;
        end();
        const row = isDrop ? rowAt(x, y) : null;
        if (row !== null) latest.current(trip, row);
      },
      onPointerCancel: end,
    }),
  };
}
