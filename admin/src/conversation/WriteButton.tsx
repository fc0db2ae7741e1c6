import ChatIcon from '@mui/icons-material/ChatOutlined';
import { Button } from '@mui/material';
import { type Booking, canAccess } from '@wayfare/shared';
import { useState } from 'react';
import { actorOf, useSession } from '../session/session.js';
import { useText } from '../texts/useText.js';
import type { Correspondent } from './correspondent.js';
import { WriteDialog } from './WriteDialog.js';

interface WriteButtonProps {
  to: Correspondent;
  label: string;
  other?: Correspondent | undefined;
  booking?: string;
}

/** Opens the conversation with a rider or driver. */
export function WriteButton({ label, ...dialog }: WriteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<ChatIcon />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <WriteDialog {...dialog} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Party = Pick<Booking, 'id' | 'customer' | 'customer_name' | 'driver' | 'driver_name'>;

/** Writes to the driver and the rider of a trip, as far as the user may: fleet admins only to their drivers. */
export function TripWriteButtons({ booking }: { booking: Party }) {
  const t = useText();
  const { user } = useSession();
  const { id, customer, customer_name, driver, driver_name } = booking;
  const mayWriteTo = (fleetadmin: string | null) =>
    canAccess(actorOf({ user }), 'create', 'conversations', { fleetadmin });
  // The trips that a fleet admin sees are those of own drivers.
  const toDriver = mayWriteTo(user.id) ? person(driver, 'driver', driver_name) : undefined;
  const toRider = mayWriteTo(null) ? person(customer, 'rider', customer_name) : undefined;
  return (
    <>
      {toDriver && <WriteButton to={toDriver} other={toRider} booking={id} label={t('panel_write_driver')} />}
      {toRider && <WriteButton to={toRider} other={toDriver} booking={id} label={t('panel_write_rider')} />}
    </>
  );
}

const person = (
  id: string | null | undefined,
  usertype: Correspondent['usertype'],
  name: string | null | undefined,
): Correspondent | undefined => (id ? { id, usertype, name: name ?? '–' } : undefined);
