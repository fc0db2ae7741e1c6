import { useQuery } from '@tanstack/react-query';
import { type MeterReading, readMeter, rulesOf, type TrackFix } from '@wayfare/shared';
import { call, serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import type { OwnBooking } from '../booking/bookings.js';
import { fixesOfTrip, withFixes } from './meterFixes.js';
import { useDriverWork } from './WorkProvider.js';

/** How often the track is read again, in ms: the positions of this device are known sooner. */
const READ_MS = 15_000;

const MeterContext = createContext<MeterReading | null>(null);

/** What the meter of the trip shows; null if its fare is not the meter's, or the server has computed it. */
export const useMeter = () => useContext(MeterContext);

/** Reads the meter of a trip for the parts of its page. */
export function MeterScope({ booking, children }: { booking: OwnBooking; children: ReactNode }) {
  const isRunning = rulesOf(booking).fare === 'meter' && booking.tariff && !booking.trip_end_time;
  return isRunning ? <Running booking={booking}>{children}</Running> : children;
}

function Running({ booking, children }: { booking: OwnBooking; children: ReactNode }) {
  const { settings } = useSession();
  const { waiting } = useDriverWork();
  const now = serverNow(useNow(1000));
  const known = useKnownFixes(booking);
  const { lat, lng } = booking.pickup;
  const start = { lat, lng, at: booking.trip_start_time ?? now };
  const reach = waiting.steps.find(({ booking: id, name }) => id === booking.id && name === 'reach');
  const reading = booking.tariff
    ? readMeter(fixesOfTrip(known, { start, reach, now }), booking.tariff, settings)
    : null;
  return <MeterContext.Provider value={reading}>{children}</MeterContext.Provider>;
}

/**
 * The positions of the trip that the server or this device knows. Those that were just sent are in between.
 */
function useKnownFixes({ id, reference }: OwnBooking): readonly TrackFix[] {
  const { fixes } = useDriverWork().waiting;
  const [known, setKnown] = useState<readonly TrackFix[]>([]);
  const { data } = useQuery({
    queryKey: ['meter', id],
    queryFn: () =>
      withOwnLastKnown('meter', async () => ({
        id,
        points: await call.get('/bookings/{id}/tracking', { path: { id } }),
      })),
    // Until the server knows the trip, it has no track.
    enabled: reference !== '',
    refetchInterval: READ_MS,
  });
  const track = data?.id === id ? data.points : undefined;
  const merged = withFixes(withFixes(known, track ?? []), fixes);
  if (merged !== known) setKnown(merged);
  return merged;
}
