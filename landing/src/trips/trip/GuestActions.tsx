import CallIcon from '@mui/icons-material/Call';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import SosIcon from '@mui/icons-material/Sos';
import { drivingStatuses, type GuestTrip, type TripAction } from '@wayfare/shared';
import { DenyRide } from '../booking/DenyRide.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { ActionButton, ActionRow } from '../../frame/layout/ActionRow.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { GuestChat } from './GuestChat.js';
import { useGuestCommand, useGuestReceiptFile } from './useGuestTrip.js';

interface GuestActionsProps {
  trip: GuestTrip;
  token: string;
  primary: TripAction | null;
}

/** What a guest can do during and after the trip: write, call, get the receipt, ask for help. */
export function GuestActions({ trip, token, primary }: GuestActionsProps) {
  const t = useText();
  const { category, panic } = useSession().settings;
  const file = useGuestReceiptFile(token);
  const deny = useGuestCommand(token, 'not-in-car');
  const isOnTheRoad = drivingStatuses.includes(trip.status) || trip.status === 'PENDING';
  return (
    <ActionRow label={t('trip_actions')}>
      {trip.chat !== 'none' && trip.driver && (
        <GuestChat
          token={token}
          reference={trip.reference}
          driver={trip.driver}
          isOpen={trip.chat === 'open'}
          isPrimary={primary === 'message'}
        />
      )}
      {trip.driverPhone && (
        <ActionButton component="a" href={`tel:${trip.driverPhone}`} icon={<CallIcon />}>
          {t('guest_trip_call')}
        </ActionButton>
      )}
      {trip.canDeny && <DenyRide isPending={deny.isPending} onDeny={() => deny.mutate({})} />}
      {trip.receipt && (
        <ActionButton icon={<DownloadIcon />} disabled={file.isPending} onClick={() => file.mutate()}>
          {t('receipt_title')}
        </ActionButton>
      )}
      {category === 'taxi' && panic && isOnTheRoad && (
        <ActionButton
          component="a"
          color="error"
          href={`tel:${panic.replace(/[^+\d]/g, '')}`}
          icon={<SosIcon />}
        >
          {t('trip_emergency')}&nbsp;<bdi dir="ltr">{panic}</bdi>
        </ActionButton>
      )}
    </ActionRow>
  );
}
