import {
  Box,
  List,
  ListItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayfare/shared';
import { useDataProvider } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { whyAsked } from './whyAsked.js';

type Considered = Awaited<ReturnType<PanelDataProvider['dispatchTrace']>>[number];

/** The drivers considered for a trip, and why each was offered it or left out. */
export function DispatchTable({ booking }: { booking: Booking }) {
  const t = useText();
  const isNarrow = useIsNarrow();
  const provider = useDataProvider<PanelDataProvider>();
  const trace = useQuery({
    queryKey: ['bookings', 'dispatch', booking.id],
    queryFn: () => provider.dispatchTrace(booking.id),
    staleTime: 0,
  });
  if (trace.isPending) return <LoadingPage />;
  if (trace.isError) return <LoadFailed onRetry={() => void trace.refetch()} />;
  if (trace.data.length === 0)
    return <Typography color="text.secondary">{t('panel_dispatch_none')}</Typography>;
  return (
    <TableContainer
      // The area scrolls, so the keyboard must be able to focus it.
      tabIndex={0}
      role="region"
      aria-label={t('panel_dispatch')}
      sx={{ maxHeight: 420 }}
    >
      {isNarrow ? <Rows entries={trace.data} /> : <Columns entries={trace.data} />}
    </TableContainer>
  );
}

const keyOf = ({ driver, at, outcome, reason }: Considered) => `${driver}-${at}-${outcome}-${reason}`;

/** An entry without a driver is about the trip itself. */
const nameOf = ({ driver, driver_name }: Considered) => driver_name ?? driver ?? '–';

/** On a phone: each driver with the outcome below. */
function Rows({ entries }: { entries: readonly Considered[] }) {
  const format = useFormat();
  return (
    <List disablePadding>
      {entries.map((entry) => (
        <ListItem key={keyOf(entry)} divider disableGutters sx={{ display: 'block' }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box component="bdi" sx={{ fontWeight: 600 }}>
              {nameOf(entry)}
            </Box>
            {entry.distance !== null && (
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {format.distance(entry.distance)}
              </Box>
            )}
          </Box>
          <Outcome entry={entry} />
          <Typography variant="caption" component="div" color="text.secondary">
            {format.dateTime(entry.at)}
          </Typography>
        </ListItem>
      ))}
    </List>
  );
}

function Columns({ entries }: { entries: readonly Considered[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>{t('panel_driver')}</TableCell>
          <TableCell>{t('panel_dispatch_at')}</TableCell>
          <TableCell>{t('panel_dispatch_outcome')}</TableCell>
          <TableCell align="right">{t('panel_dispatch_distance')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={keyOf(entry)}>
            <TableCell>{nameOf(entry)}</TableCell>
            <TableCell>{format.dateTime(entry.at)}</TableCell>
            <TableCell>
              <Outcome entry={entry} />
            </TableCell>
            <TableCell align="right">
              {entry.distance === null ? '' : format.distance(entry.distance)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** What became of asking a driver, and why the driver was asked or left out. */
function Outcome({ entry }: { entry: Considered }) {
  const t = useText();
  const { outcome, reason, planned, by_name, note } = entry;
  const why = whyAsked(entry, t);
  return (
    <>
      {t(outcome === 'left_out' ? `panel_dispatch_${reason ?? 'others_first'}` : `panel_dispatch_${outcome}`)}
      {planned && <> ({t('panel_dispatch_planned')})</>}
      {by_name && <> {t('panel_dispatch_by', { name: by_name })}</>}
      {note && <>: {note}</>}
      {why && (
        <Typography variant="caption" component="div" color="text.secondary">
          {why}
        </Typography>
      )}
    </>
  );
}
