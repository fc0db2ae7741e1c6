import { Typography } from '@mui/material';
import { tripNext, type TripNextFacts } from '@wayfare/shared';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** What happens next on a trip, and when, so that nobody waits without knowing for what. */
export function NextLine({ role, trip }: { role: 'rider' | 'guest' | 'driver'; trip: TripNextFacts }) {
  const t = useText();
  const format = useFormat();
  const next = tripNext(role, trip);
  if (!next) return null;
  return (
    <Typography color="text.secondary" sx={{ mt: 0.5 }}>
      {t(next.text, { time: next.at === null ? '' : format.tripClock(next.at) })}
    </Typography>
  );
}
