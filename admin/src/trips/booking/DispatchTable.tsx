import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayfare/shared';
import { useDataProvider } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { whyAsked } from './whyAsked.js';

/** The drivers considered for a trip, and why each was offered it or left out. */
export function DispatchTable({ booking }: { booking: Booking }) {
  const t = useText();
  const format = useFormat();
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
          {trace.data.map((entry) => {
            const { driver, driver_name, at, outcome, reason, distance, by_name, planned, note } = entry;
            const why = whyAsked(entry, t);
            return (
              <TableRow key={`${driver}-${at}-${outcome}-${reason}`}>
                <TableCell>{driver_name ?? driver}</TableCell>
                <TableCell>{format.dateTime(at)}</TableCell>
                <TableCell>
                  {t(
                    outcome === 'left_out'
                      ? `panel_dispatch_${reason ?? 'others_first'}`
                      : `panel_dispatch_${outcome}`,
                  )}
                  {planned && <> ({t('panel_dispatch_planned')})</>}
                  {by_name && <> {t('panel_dispatch_by', { name: by_name })}</>}
                  {note && <>: {note}</>}
                  {why && (
                    <Typography variant="caption" component="div" color="text.secondary">
                      {why}
                    </Typography>
                  )}
                </TableCell>
                <TableCell align="right">{distance === null ? '' : format.distance(distance)}</TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
