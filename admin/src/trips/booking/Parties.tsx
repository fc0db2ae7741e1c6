import { Box, Link as MuiLink } from '@mui/material';
import { type Booking, canAccess, HIDDEN, type Resource, rulesOf } from '@wayfare/shared';
import { Link, useCreatePath } from 'react-admin';
import { actorOf, useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';

/**
 * Rider and driver of a trip: their names lead to their pages, and their numbers call them, as far as the
 * user may see them.
 */
export function Parties({ booking }: { booking: Booking }) {
  const t = useText();
  const { settings } = useSession();
  const { customer, customer_name, customer_contact, driver, driver_name, driver_contact } = booking;
  const rows = [
    [
      t('panel_customer'),
      rulesOf(booking).hasRider ? (
        <Person key="r" resource="riders" id={customer} name={customer_name} />
      ) : rulesOf(booking).namesPassenger ? (
        <bdi key="c">{customer_name}</bdi>
      ) : (
        t('trip_passenger_street')
      ),
    ],
    [t('panel_rider_phone'), phone(customer_contact)],
    [t('panel_driver'), <Person key="d" resource="drivers" id={driver} name={driver_name} />],
    [t('panel_driver_phone'), phone(driver_contact)],
    [t('panel_delivery_phone'), settings.category === 'delivery' ? phone(booking.deliveryPersonPhone) : null],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mb: 0.75,
        display: 'grid',
        gap: '6px 16px',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, auto) 1fr' },
      }}
    >
      {rows
        .filter(([, value]) => value !== null)
        .map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

function Person({
  resource,
  id,
  name,
}: {
  resource: Extract<Resource, 'riders' | 'drivers'>;
  id: string | null | undefined;
  name: string | null | undefined;
}) {
  const { user } = useSession();
  const createPath = useCreatePath();
  if (!name) return <>–</>;
  const opens = id && canAccess(actorOf({ user }), 'show', resource);
  return opens ? (
    <Link to={createPath({ resource, id, type: 'edit' })}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  );
}

/** A number to call; null if there is none. In demo mode, numbers are hidden and cannot be called. */
const phone = (number: string | null | undefined) =>
  !number ? null : number === HIDDEN ? (
    HIDDEN
  ) : (
    <MuiLink href={`tel:${number}`}>
      <bdi dir="ltr">{number}</bdi>
    </MuiLink>
  );
