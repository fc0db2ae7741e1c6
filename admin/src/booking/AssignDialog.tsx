import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type Booking, fullName } from '@wayfare/shared';
import { useId } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormat } from '../language/useFormat.js';
import { useText } from '../language/useText.js';
import { LoadFailed } from '../layout/ErrorPage.js';
import { LoadingPage } from '../layout/LoadingPage.js';
import { Message } from '../layout/Message.js';
import type { NearbyDriver, PanelDataProvider } from '../providers/dataProvider.js';
import { useBookingOperation } from './useBookingOperation.js';

/** Gives a new booking to one of the free drivers around its pickup (rule 4.28), the nearest first. */
export function AssignDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText();
  const title = useId();
  const provider = useDataProvider<PanelDataProvider>();
  const drivers = useQuery({
    queryKey: ['drivers', 'nearby', booking.id],
    queryFn: () => provider.nearbyDrivers(booking.id),
    staleTime: 0,
  });
  const assign = useBookingOperation<string>({
    run: (operations, driver) => operations.assignDriver(booking.id, driver),
    done: 'panel_driver_assigned',
    onDone: onClose,
  });

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('panel_assign_title', { id: booking.booking_id })}</DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {drivers.isPending && <LoadingPage />}
        {drivers.isError && <LoadFailed onRetry={() => void drivers.refetch()} />}
        {drivers.data?.length === 0 && (
          <Message
            icon={<PersonOffIcon />}
            title={t('panel_no_free_driver')}
            text={t('panel_no_free_driver_text')}
          />
        )}
        {drivers.data && (
          <List disablePadding>
            {drivers.data.map((driver) => (
              <DriverRow
                key={driver.id}
                driver={driver}
                disabled={assign.isPending}
                onChoose={() => assign.mutate(driver.id)}
              />
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

interface DriverRowProps {
  driver: NearbyDriver;
  disabled: boolean;
  onChoose: () => void;
}

function DriverRow({ driver, disabled, onChoose }: DriverRowProps) {
  const format = useFormat();
  const vehicle = [driver.carType, driver.vehicleNumber].filter(Boolean).join(' · ');
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={onChoose} disabled={disabled}>
        <ListItemText primary={fullName(driver)} secondary={vehicle} />
        {format.distance(driver.distance)}
      </ListItemButton>
    </ListItem>
  );
}
