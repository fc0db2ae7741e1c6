import { wholeAddress } from '@wayfare/shared';
import { Box, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useFormatIn } from '../../frame/language/useFormat.js';

/** Trips leave the list when they are offered, which sends no message of its own. ms */
const REFRESH_MS = 60_000;

/** Prebookings that the office has planned for the driver: when and where they begin. */
export function PlannedTrips() {
  const { t, locale } = useLanguage();
  const formatIn = useFormatIn();
  const { data } = useQuery({
    // Each change of a plan comes with a message, which makes the inbox stale.
    queryKey: ['inbox', 'planned'],
    queryFn: () => call.get('/drivers/me/planned'),
    refetchInterval: REFRESH_MS,
  });
  // Without the list, the driver loses nothing: each trip is offered when it is time.
  if (!data || data.trips.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="planned-trips">
      <Typography id="planned-trips" variant="h3" component="h2">
        {t('planned_title')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('planned_hint')}
      </Typography>
      <List disablePadding>
        {data.trips.map(({ id, reference, tripdate, timeZone, pickup, pickupOtherScript: otherScript }) => (
          <ListItem key={id} disableGutters divider>
            <ListItemText
              primary={
                <>
                  <strong>{formatIn(timeZone).tripTime(tripdate)}</strong> · <bdi>{reference}</bdi>
                </>
              }
              secondary={<bdi>{wholeAddress({ add: pickup, otherScript }, locale)}</bdi>}
            />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
