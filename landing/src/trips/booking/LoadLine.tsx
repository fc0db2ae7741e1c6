import { Typography } from '@mui/material';
import type { TripLoad } from '@wayfare/shared';
import { loadWords } from '@wayfare/web/booking';
import { useText } from '../../frame/language/LanguageProvider.js';

/** What a trip takes and needs beyond one passenger, on a line; nothing for an ordinary one. */
export function LoadLine({ trip }: { trip: TripLoad }) {
  const words = loadWords(trip, useText());
  return words.length === 0 ? null : (
    <Typography sx={{ fontWeight: 700, mb: 1 }}>{words.join(' · ')}</Typography>
  );
}
