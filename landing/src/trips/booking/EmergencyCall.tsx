import SosIcon from '@mui/icons-material/Sos';
import { useMutation } from '@tanstack/react-query';
import { type BookingStatus, drivingStatuses } from '@wayfare/shared';
import { call } from '@wayfare/web/http';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton } from '../../frame/layout/ActionRow.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** While rider and driver are, or soon will be, in one car. */
const statuses: readonly BookingStatus[] = [...drivingStatuses, 'PENDING'];

/**
 * Calls the emergency number of the settings during a trip (rules 2.57, 3.35), and notifies the dispatchers.
 */
export function EmergencyCall({ id, status }: { id: string; status: BookingStatus }) {
  const t = useText();
  const { notify } = useMessages();
  const { category, panic } = useSession().settings;
  const callForHelp = useMutation({
    mutationFn: () => call.post('/bookings/{id}/emergency', { path: { id } }),
    retry: 3,
    onSuccess: () => notify(t('trip_emergency_told'), 'success'),
    onError: () => notify(t('trip_emergency_failed'), 'error'),
  });
  const dialed = (panic ?? '').replace(/[^+\d]/g, '');
  if (category !== 'taxi' || !dialed || !statuses.includes(status)) return null;
  return (
    // The call does not wait for the message to the dispatchers.
    <ActionButton
      component="a"
      href={`tel:${dialed}`}
      color="error"
      icon={<SosIcon />}
      onClick={() => callForHelp.mutate()}
    >
      {t('trip_emergency')}&nbsp;<bdi dir="ltr">{panic}</bdi>
    </ActionButton>
  );
}
