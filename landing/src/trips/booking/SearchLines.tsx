import { Typography } from '@mui/material';
import type { TripSearch } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';

/** How often the time waited is updated, in ms. */
const SHOWN_MS = 10_000;

/** How the search for a driver goes: how long it takes, who was asked and how far away, and when it ends. */
export function SearchLines({ search }: { search: TripSearch }) {
  const t = useText();
  const format = useFormat();
  const now = serverNow(useNow(SHOWN_MS));
  return (
    <>
      <Typography sx={{ mt: 0.5, fontWeight: 700, color: 'primary.main' }}>
        {t('trip_search_waited', { duration: format.duration(Math.max(60, (now - search.since) / 1000)) })}
        {' · '}
        {t('trip_search_asked', { count: format.number(search.asked) })}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {search.searched !== null &&
          `${t(search.searched < search.radius ? 'trip_search_widens' : 'trip_search_everywhere', {
            distance: format.distance(search.searched),
            radius: format.distance(search.radius),
          })} `}
        {t('trip_search_ends', { time: format.tripClock(search.endsAt) })}
      </Typography>
    </>
  );
}
