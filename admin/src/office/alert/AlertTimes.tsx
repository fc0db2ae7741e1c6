import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { minutesOf } from './AlertState.js';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** How long alerts of each kind took to be resolved in the last week. Nothing while there were none. */
export function AlertTimes() {
  const t = useText();
  const format = useFormat();
  const provider = useDataProvider<PanelDataProvider>();
  const [since] = useState(() => Date.now() - WEEK_MS);
  const { data } = useQuery({
    queryKey: ['alerts', 'times', since],
    queryFn: () => provider.alertTimes(since),
  });
  const kinds = data?.kinds.filter(({ open, resolved }) => open + resolved > 0) ?? [];
  if (kinds.length === 0) return null;
  return (
    <Box component="section" aria-label={t('panel_alert_times')} sx={{ pt: 2 }}>
      <Typography variant="subtitle2" component="h2">
        {t('panel_alert_times')}
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '2px 24px' }}
      >
        {kinds.map(({ kind, open, resolved, medianMs }) => (
          <Box component="li" key={kind}>
            {t(medianMs === null ? 'panel_alert_times_none' : 'panel_alert_times_row', {
              kind: t(`panel_desk_alert_${kind}`),
              open: format.number(open),
              resolved: format.number(resolved),
              minutes: format.number(minutesOf(medianMs ?? 0)),
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
