import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Booking, EndPreview, LatLng, TrackingPoint } from '@wayfare/shared';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { trackKey } from '../../frame/providers/realtime.js';
import { placeAt } from './replay.js';

/** Where and when a trip is to end, and what that costs. */
export interface TripEnd {
  track: readonly TrackingPoint[];
  /** The first and last possible times, ms timestamps. */
  from: number;
  to: number;
  /** Undefined until the preview is known. */
  chosen: (LatLng & { at: number }) | undefined;
  preview: EndPreview | undefined;
  error: string | undefined;
  /** Chooses a time: the trip was then where its track shows it. */
  goTo: (at: number) => void;
  /** Chooses another place. */
  place: (at: LatLng) => void;
}

/** The end of a started trip that staff choose; at first, its last believed position. */
export function useTripEnd(booking: Booking, isOn: boolean): TripEnd {
  const provider = useDataProvider<PanelDataProvider>();
  const [to] = useState(() => Date.now());
  const [picked, setPicked] = useState<{ at?: number; place?: LatLng }>({});
  const { data: track = [] } = useQuery({
    queryKey: trackKey(booking.id),
    queryFn: () => provider.tracking(booking.id),
    enabled: isOn,
  });
  const { at } = picked;
  const place = picked.place ?? (at === undefined ? null : placeAt(track, at));
  const asked = { ...place, ...(at !== undefined && { at }) };
  const { data: preview, error } = useQuery({
    queryKey: ['bookings', 'end', booking.id, asked],
    queryFn: () => provider.previewEnd(booking.id, asked),
    enabled: isOn,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const from = booking.trip_start_time ?? to;
  return {
    track,
    from,
    to: Math.max(from, to),
    chosen: preview && { ...preview.end, ...asked },
    preview,
    error: error?.message,
    goTo: (moment) => setPicked((before) => ({ ...before, at: moment })),
    place: (chosen) => setPicked((before) => ({ ...before, place: chosen })),
  };
}
