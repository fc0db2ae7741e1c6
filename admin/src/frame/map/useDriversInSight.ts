import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MapBounds } from '@wayfare/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../providers/dataProvider.js';
import { DRIVERS_KEY, followDrivers } from '../providers/realtime.js';

/** How long the map must stand still before its view is used, in ms. */
const STILL_MS = 300;
/** Drivers who come and go without an event are noticed after this time, in ms. */
const REFRESH_MS = 60_000;

/** The drivers in the view where the map came to rest, followed as they move. */
export function useDriversInSight() {
  const [view, setView] = useState<MapBounds | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onView = useCallback((seen: MapBounds) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setView(seen), STILL_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (view ? followDrivers(view) : undefined), [view]);
  const provider = useDataProvider<PanelDataProvider>();
  const { data: drivers } = useQuery({
    queryKey: [...DRIVERS_KEY, view],
    queryFn: () => provider.driversInView(view as MapBounds),
    enabled: view !== null,
    // The drivers of the previous view stay until the new ones are loaded.
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    // Hundreds of the thousands of cars move each second: comparing all takes long and finds little.
    structuralSharing: false,
  });
  return { drivers, onView };
}
