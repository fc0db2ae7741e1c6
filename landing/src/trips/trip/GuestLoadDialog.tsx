import { Box } from '@mui/material';
import { fullLoad, type GuestTrip, MOST_LUGGAGE, MOST_PASSENGERS } from '@wayfare/shared';
import { LoadInputs } from '@wayfare/web/booking';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { GuestChangeFrame } from './GuestChangeFrame.js';
import type { GuestWanted } from './useGuestTrip.js';

type Load = ReturnType<typeof fullLoad>;

/** Lets a guest change whom and what the ride takes, and shows what that means (rule 4.123). */
export function GuestLoadDialog({
  trip,
  token,
  onClose,
}: {
  trip: GuestTrip;
  token: string;
  onClose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  // The form stays as it was opened while the trip is asked for again.
  const [opened] = useState(() => fullLoad(trip));
  const [load, setLoad] = useState(opened);
  return (
    <GuestChangeFrame token={token} wanted={wantedOf(load, opened)} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <LoadInputs
          load={load}
          mostPassengers={MOST_PASSENGERS}
          mostLuggage={MOST_LUGGAGE}
          text={t}
          number={format.number}
          onChange={(changes) => setLoad((before) => fullLoad({ ...before, ...changes }))}
        />
      </Box>
    </GuestChangeFrame>
  );
}

/** What differs; null if nothing does. */
function wantedOf({ passengers, luggage, needs }: Load, before: Load): GuestWanted | null {
  const wanted = {
    ...(passengers !== before.passengers && { passengers }),
    ...(luggage !== before.luggage && { luggage }),
    ...(needs.join() !== before.needs.join() && { needs }),
  };
  return Object.keys(wanted).length > 0 ? wanted : null;
}
