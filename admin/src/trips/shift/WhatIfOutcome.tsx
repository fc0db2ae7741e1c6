import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ShiftOutcome, type TranslationKey, unitToKm, type WhatIfResult } from '@wayfare/shared';
import { Link as RouterLink } from 'react-router';
import { useSession } from '../../frame/session/session.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** If the model agrees less than this with the real results, the page warns the reader. */
const AGREEMENT_AT_LEAST = 0.8;

/** The results with the other settings, how well the model fits, and a link to the settings. */
export function WhatIfOutcome({ result }: { result: WhatIfResult }) {
  const t = useText();
  const format = useFormat();
  const { user, settings } = useSession();
  const { gained, real, baseline, whatIf, trips, agreement } = result;
  const { median } = gained;
  const windows = result.matchSeconds ?? result.before.matchSeconds;
  const sentence = median > 0 ? 'panel_whatif_more' : median < 0 ? 'panel_whatif_fewer' : 'panel_whatif_same';
  const seconds = (value: number | null) =>
    value === null ? '–' : t('panel_whatif_s', { count: format.number(Math.round(value)) });
  const distance = (value: number | null) => (value === null ? '–' : format.distance(value));
  const rows: [label: TranslationKey, value: (outcome: ShiftOutcome) => string][] = [
    ['panel_whatif_served', ({ served }) => format.number(served)],
    ['panel_whatif_wait', ({ waitMedian }) => seconds(waitMedian)],
    ['panel_whatif_wait_p90', ({ waitP90 }) => seconds(waitP90)],
    ['panel_whatif_pickup', ({ pickupMedian }) => distance(pickupMedian)],
    ['panel_whatif_pickup_p90', ({ pickupP90 }) => distance(pickupP90)],
  ];
  const columns = [
    ['panel_whatif_real', real],
    ['panel_whatif_baseline', baseline],
    ['panel_whatif_changed', whatIf],
  ] as const;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>
        {t(windows > 0 ? 'panel_whatif_with_windows' : 'panel_whatif_with', {
          radius: format.distance(unitToKm(result.driverRadius, settings.convert_to_mile)),
          seconds: format.number(result.offerSeconds),
          drivers: format.number(result.offersAtATime),
          windows: format.number(windows),
        })}{' '}
        {t(sentence, { smart_count: Math.abs(median), count: format.number(Math.abs(median)) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('panel_whatif_range', {
          lowest: format.number(gained.lowest),
          highest: format.number(gained.highest),
          runs: format.number(result.runs),
          trips: format.number(trips),
        })}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={t('panel_whatif')} sx={{ '& td, & th': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              {columns.map(([label]) => (
                <TableCell key={label} align="right">
                  {t(label)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([label, value]) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {t(label)}
                </TableCell>
                {columns.map(([column, outcome]) => (
                  <TableCell key={column} align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <bdi>{value(outcome)}</bdi>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {agreement !== null && (
        <Alert severity={agreement < AGREEMENT_AT_LEAST ? 'warning' : 'info'}>
          {t('panel_whatif_agreement', { percent: format.percent(agreement) })}
          {result.areAnswersAssumed &&
            ` ${t('panel_whatif_assumed', { count: format.number(result.answers) })}`}
        </Alert>
      )}
      {!user.staffRole && (
        <Box>
          <Button component={RouterLink} to="/settings" variant="outlined" size="small">
            {t('panel_whatif_apply')}
          </Button>
        </Box>
      )}
    </>
  );
}
