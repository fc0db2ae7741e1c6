import { Box, Button, List, ListItem, ListItemText, Skeleton, Typography } from '@mui/material';
import type { PassedTrip } from '@wayfare/shared';
import { useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { Pager } from '../../frame/layout/Pager.js';
import type { AskedAbout } from './AskDialog.js';
import { passedSentence } from './passedWords.js';
import { PER_PAGE, usePassedTrips } from './useDecisions.js';

/** The trips near the driver that they did not get in the last seven days, each with the reason. */
export function PassedTrips({ onAsk }: { onAsk: (about: AskedAbout) => void }) {
  const t = useText();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = usePassedTrips(page);
  return (
    <Box component="section" aria-labelledby="passed-trips">
      <Typography variant="h3" component="h2" id="passed-trips">
        {t('decisions_passed')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('decisions_passed_text')}
      </Typography>
      {!data ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={160} sx={{ borderRadius: 5 }} />
        )
      ) : data.rows.length === 0 ? (
        <Typography>{t('decisions_passed_empty')}</Typography>
      ) : (
        <List
          sx={{
            bgcolor: 'background.paper',
            borderRadius: 5,
            border: '1px solid',
            borderColor: 'divider',
            p: 0,
          }}
        >
          {data.rows.map((trip, index) => (
            <Passed key={trip.id} trip={trip} last={index === data.rows.length - 1} onAsk={onAsk} />
          ))}
        </List>
      )}
      <Pager pages={Math.ceil((data?.total ?? 0) / PER_PAGE)} page={page} onChange={setPage} />
    </Box>
  );
}

function Passed({
  trip,
  last,
  onAsk,
}: {
  trip: PassedTrip;
  last: boolean;
  onAsk: (about: AskedAbout) => void;
}) {
  const t = useText();
  const format = useFormat();
  const date = format.dateTime(trip.at);
  const why = passedSentence(trip, t, format);
  const where =
    trip.distance === null
      ? date
      : t('decisions_passed_where', { distance: format.distance(trip.distance), date });
  const subject = `${date} · ${why}`;
  return (
    <ListItem divider={!last} sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText primary={why} secondary={where} sx={{ flex: '1 1 200px' }} />
      <Button
        aria-label={t('decisions_ask_about', { subject })}
        onClick={() => onAsk({ about: 'passed_trip', passedTrip: trip.id, subject })}
        sx={{ minHeight: 44 }}
      >
        {t('decisions_ask')}
      </Button>
    </ListItem>
  );
}
