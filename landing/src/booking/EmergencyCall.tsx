import { Button } from '@mui/material';
import SosIcon from '@mui/icons-material/Sos';
import { type BookingStatus, drivingStatuses } from '@wayfare/shared';
import { useText } from '../language/LanguageProvider.js';
import { useSession } from '../session/SessionProvider.js';

/** While rider and driver are, or soon will be, in one car. */
const statuses: readonly BookingStatus[] = [...drivingStatuses, 'PENDING'];

/** Calls the emergency number of the settings during a trip (rules 2.57, 3.35). */
export function EmergencyCall({ status }: { status: BookingStatus }) {
  const t = useText();
  const { category, panic } = useSession().settings;
  const dialed = (panic ?? '').replace(/[^+\d]/g, '');
  if (category !== 'taxi' || !dialed || !statuses.includes(status)) return null;
  return (
    <Button href={`tel:${dialed}`} color="error" variant="outlined" startIcon={<SosIcon />}>
      {t('trip_emergency')}&nbsp;<bdi dir="ltr">{panic}</bdi>
    </Button>
  );
}
