import { Alert, Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayfare/shared';
import { takenPictures, TripPictures } from '@wayfare/web/booking';
import { messagesKey } from '@wayfare/web/chat';
import { InZone } from '@wayfare/web/language';
import { useEffect, useState } from 'react';
import { Link, Show, useCreatePath, useRecordContext } from 'react-admin';
import { useMay, useStaffMay } from '../../frame/access/useStaffMay.js';
import { TripConversation } from '../../messages/conversation/TripConversation.js';
import { TripWriteButtons } from '../../messages/conversation/WriteButton.js';
import { useText } from '../../frame/texts/useText.js';
import { Section, Sections } from '../../frame/layout/Section.js';
import { followBooking, trackKey } from '../../frame/providers/realtime.js';
import { useSession } from '../../frame/session/session.js';
import { BookingButtons } from './BookingButtons.js';
import { type BookingColumn, bookingColumnsFor } from './bookingColumns.js';
import { BookingValue } from './BookingValue.js';
import { CarNow } from './CarNow.js';
import { OfficeActs } from './OfficeActs.js';
import { Parties } from './Parties.js';
import { ChangesSection } from './ChangesSection.js';
import { ChatLog } from './ChatLog.js';
import { DispatchTable } from './DispatchTable.js';
import { FleetNote } from './FleetNote.js';
import { HandoverFacts } from './HandoverFacts.js';
import { MoneyBreakdown } from './MoneyBreakdown.js';
import { TripMoney } from './money/TripMoney.js';
import { NoShowReview } from './NoShowReview.js';
import { ReturnNote } from './ReturnNote.js';
import { RideCheckReview } from './RideCheckReview.js';
import { PresentOthers } from './PresentOthers.js';
import { RouteMap } from './RouteMap.js';
import { SilentCapture } from './SilentCapture.js';
import { useShownReason } from '../cancelReason/useShownReason.js';
import { StatusChip } from './StatusChip.js';
import { StopsSection } from './StopsSection.js';
import { Timeline } from './Timeline.js';
import { usePresence } from './usePresence.js';

/** Everything about one booking. */
export function BookingShow() {
  return (
    <Show actions={false} component="div">
      <BookingInZone />
    </Show>
  );
}

/**
 * Follows a booking while its page is open. Messages from between the first load and the start of
 * following are then reloaded.
 */
function useFollowed(id: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (id === undefined) return undefined;
    return followBooking(id, () => {
      for (const queryKey of [messagesKey(id), trackKey(id)]) void queries.invalidateQueries({ queryKey });
    });
  }, [id, queries]);
}

/** All times of a trip are in the zone of its pickup, where it has one. */
function BookingInZone() {
  return (
    <InZone zone={useRecordContext<Booking>()?.timeZone}>
      <BookingPage />
    </InZone>
  );
}

function BookingPage() {
  const booking = useRecordContext<Booking>();
  const mayReview = useMay('show', 'fare-reviews');
  const mayReadChat = useMay('list', 'messages');
  const mayDispatch = useStaffMay('dispatch');
  const mayCorrect = useStaffMay('corrections');
  const mayReadMoney = useMay('list', 'cardpayments');
  const mayConverse = useMay('list', 'conversations');
  const t = useText();
  const createPath = useCreatePath();
  const wordsOf = useShownReason(booking?.reason);
  const id = booking?.id;
  useFollowed(id);
  const [isChanging, setChanging] = useState(false);
  const others = usePresence(id, isChanging);
  if (!booking) return null;
  const pictures = takenPictures(booking);
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" component="p">
          <bdi>{booking.reference}</bdi>
        </Typography>
        <StatusChip status={booking.status} />
        {booking.series && (
          <Link to={createPath({ resource: 'series', id: booking.series, type: 'show' })}>
            {t('panel_of_series')}
          </Link>
        )}
        <Box sx={{ flex: 1 }} />
        <BookingButtons booking={booking} worded onChanging={setChanging} />
      </Box>
      <PresentOthers others={others} />
      <FleetNote booking={booking} />
      <ReturnNote booking={booking} />
      <CarNow trip={booking} />
      {booking.status === 'CANCELLED' && booking.reason && (
        <Alert severity="warning">
          {t('panel_reason')}: {wordsOf(booking.reason)}
        </Alert>
      )}
      <RideCheckReview booking={booking} mayDecide={mayCorrect} />
      <NoShowReview booking={booking} mayDecide={mayCorrect} />
      <OfficeActs booking={booking} />
      <HandoverFacts booking={booking} />
      {mayCorrect && booking.cardHold?.state === 'capturing' && <SilentCapture booking={booking} />}
      {mayReview && booking.fareReview?.status === 'open' && <FareReviewHint id={booking.id} />}
      <Sections>
        <Section title={t('panel_route')}>
          <RouteMap booking={booking} />
        </Section>
        <Section title={t('panel_timeline')}>
          <Timeline booking={booking} />
        </Section>
        <Section title={t('panel_details')}>
          <Parties booking={booking} />
          <Details booking={booking} />
        </Section>
        <StopsSection booking={booking} />
        <ChangesSection booking={booking} />
        <Section title={t('panel_money')}>
          <MoneyBreakdown booking={booking} />
        </Section>
        {pictures.length > 0 && (
          <Section title={t('panel_pictures')}>
            <Box sx={{ maxWidth: 480 }}>
              <TripPictures pictures={pictures} text={t} />
            </Box>
          </Section>
        )}
      </Sections>
      {mayReadMoney && (
        <Section title={t('panel_trip_money')}>
          <TripMoney booking={booking} />
        </Section>
      )}
      {mayConverse && (
        <Section title={t('panel_conversation_trip')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
            <TripWriteButtons booking={booking} />
          </Box>
          <TripConversation booking={booking.id} />
        </Section>
      )}
      {mayReadChat && (
        <Section title={t('panel_chat')}>
          <ChatLog booking={booking} />
        </Section>
      )}
      {mayDispatch && (
        <Section title={t('panel_dispatch')}>
          <DispatchTable booking={booking} />
        </Section>
      )}
    </Box>
  );
}

/** Links to the review of the trip's fare. */
function FareReviewHint({ id }: { id: string }) {
  const t = useText();
  const createPath = useCreatePath();
  const to = createPath({ resource: 'fare-reviews', id, type: 'show' });
  return (
    <Alert severity="warning" action={<Link to={to}>{t('panel_review_show')}</Link>}>
      {t('panel_review_hint')}
    </Alert>
  );
}

/** The parties have their own rows, with links and phone numbers. */
const partyFields: readonly (keyof Booking)[] = ['customer_name', 'driver_name', 'deliveryPersonPhone'];
/** Shown elsewhere on the page. */
const elsewhere: readonly BookingColumn['kind'][] = ['money', 'time', 'status', 'mode', 'image'];

function Details({ booking }: { booking: Booking }) {
  const { user, settings } = useSession();
  const t = useText();
  const columns = bookingColumnsFor(user.usertype, settings.category).filter(
    (column) =>
      !elsewhere.includes(column.kind) &&
      column.source !== 'reference' &&
      !partyFields.includes(column.source),
  );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, auto) 1fr' },
        gap: '6px 16px',
      }}
    >
      {columns.map((column) => (
        <Box key={column.source} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {t(column.label)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <BookingValue booking={booking} column={column} isInFull />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
