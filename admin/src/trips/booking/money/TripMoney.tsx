import { Box, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Booking, MoneyEvent, MoneyPerson } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useDataProvider } from 'react-admin';
import { LoadFailed } from '../../../frame/feedback/ErrorPage.js';
import { LoadingPage } from '../../../frame/feedback/LoadingPage.js';
import type { PanelDataProvider } from '../../../frame/providers/dataProvider.js';
import { useFormat } from '../../../frame/texts/useFormat.js';
import { useText } from '../../../frame/texts/useText.js';
import { CardMoney } from '../../../money/refund/CardMoney.js';
import { MoneyActions } from './MoneyActions.js';
import { eventName, eventReasons, eventState, signOf } from './moneyWords.js';

/** Everything that happened with the money of a trip, and what staff can do about it. */
export function TripMoney({ booking }: { booking: Booking }) {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  const money = useQuery({
    // Every operation that moves money makes the wallet histories stale, and this with them.
    queryKey: ['wallethistory', 'trip', booking.id, booking.version],
    queryFn: () => provider.tripMoney(booking.id),
    staleTime: 0,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MoneyActions booking={booking} />
      {money.isPending && <LoadingPage />}
      {money.isError && <LoadFailed onRetry={() => void money.refetch()} />}
      {money.data?.length === 0 && (
        <Typography color="textSecondary">{t('panel_trip_money_none')}</Typography>
      )}
      {money.data && money.data.length > 0 && (
        <Box
          component="ol"
          aria-label={t('panel_trip_money')}
          sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
        >
          {money.data.map((event) => (
            <EventRow key={event.id} event={event} booking={booking} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function EventRow({ event, booking }: { event: MoneyEvent; booking: Booking }) {
  const t = useText();
  const format = useFormat();
  const state = eventState(event);
  const reasons = eventReasons(event, t);
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          <EventLink event={event} booking={booking}>
            {t(eventName(event))}
          </EventLink>
          {event.kind === 'entry' && event.account === 'bonus' && <> · {t('wallet_bonus')}</>}
          {event.kind === 'promo' && (
            <>
              {' · '}
              <bdi>{event.promoName}</bdi>
            </>
          )}
        </Box>
        {state && (
          <Chip
            size="small"
            variant="outlined"
            color={event.kind === 'posting' && event.state === 'pending' ? 'warning' : 'default'}
            label={t(state)}
          />
        )}
        <Box component="span" sx={{ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          <AmountOf event={event} />
        </Box>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{format.dateTime(event.at)}</bdi>
        {event.person && (
          <>
            {' · '}
            <PersonLink person={event.person} />
          </>
        )}
        {event.by && (
          <>
            {' · '}
            {t('panel_posted_by', { name: event.by.name || '–' })}
          </>
        )}
        {event.decidedBy && (
          <>
            {' · '}
            {t('panel_adjustment_decided_by')}: <bdi>{event.decidedBy.name || '–'}</bdi>
          </>
        )}
        {reasons.map((reason) => (
          <span key={reason}>
            {' · '}
            <bdi>{reason}</bdi>
          </span>
        ))}
      </Typography>
    </Box>
  );
}

function AmountOf({ event }: { event: MoneyEvent }) {
  const format = useFormat();
  if ('currency' in event) return <CardMoney amount={event.amount} currency={event.currency} />;
  if (event.kind === 'fareChange')
    return (
      <bdi>
        {format.money(event.before)} → {format.money(event.after)}
      </bdi>
    );
  return (
    <bdi>
      {signOf(event)}
      {format.money(event.amount)}
    </bdi>
  );
}

const listOf = (resource: string, filter: object) =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Leads to the list that has the record of an event, filtered by it. */
function EventLink({
  event,
  booking,
  children,
}: {
  event: MoneyEvent;
  booking: Booking;
  children: ReactNode;
}) {
  if (event.kind === 'cardPayment')
    return <Link to={listOf('cardpayments', { booking: booking.id })}>{children}</Link>;
  if (event.kind === 'cardRefund')
    return <Link to={listOf('cardrefunds', { order: event.payment })}>{children}</Link>;
  if (event.kind === 'posting' && event.person)
    return <Link to={listOf('walletadjustments', { uid: event.person.id })}>{children}</Link>;
  return children;
}

const pageOf = { rider: 'riders', driver: 'drivers' } as const;

function PersonLink({ person }: { person: MoneyPerson }) {
  const createPath = useCreatePath();
  const { usertype } = person;
  if (usertype !== 'rider' && usertype !== 'driver') return <bdi>{person.name || '–'}</bdi>;
  return (
    <Link to={createPath({ resource: pageOf[usertype], id: person.id, type: 'edit' })}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}
