import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import {
  Alert,
  Box,
  Button,
  Chip,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  ListSubheader,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type AssignCandidate, type Booking, fullName, pickupAddressOf } from '@wayfare/shared';
import { Fragment, useId, useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useAddress } from '../../frame/texts/useAddress.js';
import { useText } from '../../frame/texts/useText.js';
import { useTripWords } from '../carType/useTripWords.js';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../frame/feedback/LoadingPage.js';
import { Message } from '../../frame/feedback/Message.js';
import type { MapMarker } from '@wayfare/web/map';
import { MapView } from '../../frame/map/MapView.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { Dialog } from '@wayfare/web/overlay';

/**
 * Offers a booking to a free driver near its pickup (rule 4.28); with `override`, regardless of auto
 * dispatch. Shows the drivers on a map and in a list. Those who can be at the pickup soonest come first; the
 * others have the reason why they cannot be chosen.
 */
export function AssignDialog({
  booking,
  by,
  onClose,
}: {
  booking: Booking;
  by: 'assign' | 'override';
  onClose: () => void;
}) {
  const t = useText();
  const title = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const drivers = useQuery({
    queryKey: ['drivers', 'nearby', booking.id],
    queryFn: () => provider.assignCandidates(booking.id),
    staleTime: 0,
  });
  const asked = drivers.data?.filter(({ offered }) => offered).map(({ id }) => id) ?? [];
  const assign = useOperation({
    run: (operations, driver: string) =>
      by === 'assign'
        ? operations.assignDriver(booking.id, driver, asked)
        : operations.overrideDriver(booking, driver),
    done: 'panel_driver_assigned',
    onDone: onClose,
    // The candidates too: a colleague may have asked one of them.
    stale: ['bookings', 'drivers'],
  });
  const able = drivers.data?.filter(({ reason }) => reason === null) ?? [];
  const others = drivers.data?.filter(({ reason }) => reason !== null) ?? [];

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_assign_title', { id: booking.reference })}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {booking.driver_name && (
          <Alert severity="warning">{t('panel_swap_question', { name: booking.driver_name })}</Alert>
        )}
        {drivers.isPending && <LoadingPage />}
        {drivers.isError && <LoadFailed onRetry={() => void drivers.refetch()} />}
        {drivers.data && <CandidatesMap booking={booking} drivers={drivers.data} />}
        {drivers.data && able.length === 0 && (
          <Message
            icon={<PersonOffIcon />}
            title={t('panel_no_free_driver')}
            text={t('panel_no_free_driver_text')}
          />
        )}
        {able.length > 0 && (
          <List disablePadding>
            {able.map((driver) => (
              <ListItem key={driver.id} disablePadding divider>
                <ListItemButton
                  onClick={() => assign.mutate(driver.id)}
                  disabled={assign.isPending || driver.offered}
                >
                  <DriverLine driver={driver} />
                  {driver.offered && (
                    <Chip size="small" label={t('panel_dispatch_offered')} sx={{ marginInlineStart: 1 }} />
                  )}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        )}
        {others.length > 0 && (
          <List
            dense
            disablePadding
            subheader={
              <ListSubheader disableSticky sx={{ lineHeight: 1.5, py: 1 }}>
                {t('panel_assign_others')}
              </ListSubheader>
            }
          >
            {others.map((driver) => (
              <ListItem key={driver.id} divider>
                <DriverLine driver={driver} />
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The driver, the reason the trip cannot go to them, and their distance. */
function DriverLine({ driver }: { driver: AssignCandidate }) {
  const t = useText();
  const words = useTripWords();
  const format = useFormat();
  const { carType, vehicleNumber, reason, distance, minutes, rating, tripsToday, shiftEnd } = driver;
  const { freeIn, hasNext } = driver;
  const why = reason && t(`panel_dispatch_${reason}`);
  return (
    <>
      <ListItemText
        primary={<bdi>{fullName(driver)}</bdi>}
        secondary={[
          why,
          freeIn !== null && t('panel_free_in', { count: format.number(Math.max(1, Math.round(freeIn))) }),
          hasNext && t('panel_has_next_trip'),
          carType && words.carType(carType),
          vehicleNumber,
          rating !== null && t('panel_rated', { rating: format.number(rating) }),
          tripsToday !== null && t('panel_trips_today', { count: format.number(tripsToday) }),
          shiftEnd !== null && t('panel_shift_ends', { time: format.tripTime(shiftEnd) }),
        ]
          .filter((part) => typeof part === 'string' && part !== '')
          .map((part, index) => (
            <Fragment key={part as string}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
      />
      <Box component="span" sx={{ whiteSpace: 'nowrap', marginInlineStart: 1 }}>
        {minutes !== null && (
          <strong>{t('panel_minutes', { count: Math.max(1, Math.round(minutes)) })}</strong>
        )}
        {minutes !== null && distance !== null && ' · '}
        {distance !== null && format.distance(distance)}
      </Box>
    </>
  );
}

function CandidatesMap({ booking, drivers }: { booking: Booking; drivers: readonly AssignCandidate[] }) {
  const t = useText();
  const address = useAddress();
  const format = useFormat();
  const markers = useMemo<MapMarker[]>(
    () => [
      {
        id: 'pickup',
        kind: 'pickup',
        ...booking.pickup,
        title: t('panel_pickup'),
        text: address.whole(pickupAddressOf(booking)),
      },
      ...drivers.flatMap((driver): MapMarker[] => {
        const { id, location, reason, distance } = driver;
        if (!location) return [];
        const far = distance === null ? '' : format.distance(distance);
        return [
          {
            id,
            kind: reason || driver.freeIn !== null ? 'busy' : 'free',
            ...location,
            title: fullName(driver),
            text: [far, reason && t(`panel_dispatch_${reason}`)].filter(Boolean).join(' · '),
          },
        ];
      }),
    ],
    [booking, drivers, format, t, address],
  );
  // The drivers who can be chosen; if there are none, the positions of the others.
  const able = drivers.filter(({ reason }) => reason === null);
  const located = (able.length > 0 ? able : drivers).flatMap(({ location }) => location ?? []);
  return (
    <MapView
      label={t('panel_assign_map')}
      height={260}
      markers={markers}
      shows={[booking.pickup, ...located]}
    />
  );
}
