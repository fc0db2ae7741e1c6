import { Box, Button, Container, Skeleton, Stack, Typography } from '@mui/material';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import EmailIcon from '@mui/icons-material/EmailOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { isPaid, receiptAmounts, shownHireParts, tripAddresses } from '@wayfare/shared';
import { hirePartWords } from '@wayfare/web/booking';
import { call } from '@wayfare/web/http';
import { InZone } from '@wayfare/web/language';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { type OwnBooking, useBooking } from '../booking/bookings.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { useTripWords } from '../../people/carType/useTripWords.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { LoadError } from '../../frame/layout/PageStates.js';
import { OwnPageHead } from '../../frame/layout/OwnPageHead.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { ReceiptIssuer } from './ReceiptIssuer.js';
import { ReceiptTable } from './ReceiptTable.js';

/** The receipt of a paid trip, to be read, printed and mailed. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { t, direction } = useLanguage();
  const booking = useBooking(id);
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <OwnPageHead title={t('receipt_title')} here="/bookings" />
      </Box>
      <Container maxWidth="sm" sx={{ py: { xs: 2, md: 4 } }}>
        <Button
          component={Link}
          to={`/bookings/${id}`}
          startIcon={<ArrowBackIcon sx={{ transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }} />}
          sx={{ mb: 1.5, marginInlineStart: -1.5, displayPrint: 'none' }}
        >
          {t('trip_title')}
        </Button>
        {booking.data ? (
          <InZone zone={booking.data.timeZone}>
            <Receipt booking={booking.data} />
          </InZone>
        ) : booking.error ? (
          <LoadError error={booking.error} onRetry={() => void booking.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={420} sx={{ borderRadius: 5 }} aria-busy="true" />
        )}
      </Container>
    </>
  );
}

function Receipt({ booking }: { booking: OwnBooking }) {
  const { t } = useLanguage();
  const { user } = useSession();
  if (!isPaid(booking)) return <Typography>{t('receipt_not_yet')}</Typography>;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        component="article"
        aria-labelledby="receipt-title"
        sx={{
          bgcolor: 'background.paper',
          borderRadius: 5,
          border: '1px solid',
          borderColor: 'divider',
          p: { xs: 2.5, sm: 4 },
          '@media print': { border: 0, p: 0 },
        }}
      >
        <ReceiptHead booking={booking} />
        <ReceiptLines booking={booking} />
        <ReceiptIssuer />
      </Box>
      {user?.usertype === 'rider' && <ReceiptButtons booking={booking} />}
    </Stack>
  );
}

function ReceiptHead({ booking }: { booking: OwnBooking }) {
  const { t } = useLanguage();
  const format = useFormat();
  return (
    <>
      <Typography variant="h2" component="h2" id="receipt-title">
        {t('receipt_title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        <bdi dir="ltr">{booking.reference}</bdi>
        {' · '}
        <bdi>{format.tripTime(booking.endTime ?? booking.tripdate)}</bdi>
      </Typography>
    </>
  );
}

function ReceiptLines({ booking }: { booking: OwnBooking }) {
  const { t, locale } = useLanguage();
  const addresses = tripAddresses(booking, locale);
  const words = useTripWords();
  const format = useFormat();
  const facts: [string, string | null | undefined][] = [
    [t('receipt_pickup'), addresses.pickup.text],
    ...addresses.stops.map(({ text }, index): [string, string] => [
      t('stop_number', { number: index + 1 }),
      text,
    ]),
    [t('receipt_drop'), addresses.drop?.text],
    [t('trip_distance'), format.distance(booking.distance)],
    [t('trip_time'), booking.total_trip_time ? format.duration(booking.total_trip_time) : null],
    ...shownHireParts(booking).flatMap(({ hire, parts }) => hirePartWords(hire, parts, { text: t, format })),
    [t('receipt_driver'), booking.driver_name],
    [
      t('receipt_vehicle'),
      [words.carType(booking.carType), booking.vehicle_number].filter(Boolean).join(' · '),
    ],
    [t('receipt_payment_mode'), t(`payment_mode_${booking.payment_mode}`)],
  ];
  const { fare, extras, riderExtra, discount, paid, tip, total } = receiptAmounts(booking);
  const amounts: [string, number][] = [
    [t('receipt_fare'), fare],
    ...extras.map((extra): [string, number] => [words.extra(extra, booking) ?? '', extra.amount]),
    ...(riderExtra > 0 ? [[t('change_rider_extra'), riderExtra] satisfies [string, number]] : []),
    ...(discount > 0 ? [[t('receipt_discount'), -discount] satisfies [string, number]] : []),
  ];
  return (
    <>
      <ReceiptTable rows={facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))} />
      <ReceiptTable rows={amounts.map(([name, amount]) => [name, format.money(amount)] as const)} />
      <ReceiptTable rows={[[t('receipt_paid'), format.money(paid)]]} strong />
      {tip > 0 && (
        <>
          <ReceiptTable rows={[[t('trip_tip'), format.money(tip)]]} />
          <ReceiptTable rows={[[t('receipt_total'), format.money(total)]]} strong />
        </>
      )}
    </>
  );
}

function ReceiptButtons({ booking }: { booking: OwnBooking }) {
  const { t } = useLanguage();
  const { notify, notifyError } = useMessages();
  const mail = useMutation({
    mutationFn: () => call.post('/bookings/{id}/receipt', { path: { id: booking.id } }),
    onSuccess: ({ to }) => notify(t('receipt_mailed', { email: to }), 'success'),
    onError: notifyError,
  });
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
      <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('receipt_print')}
      </Button>
      <Button
        component="a"
        href={`/api/bookings/${encodeURIComponent(booking.id)}/receipt.pdf`}
        download
        variant="outlined"
        startIcon={<DownloadIcon />}
      >
        {t('receipt_download')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<EmailIcon />}
        loading={mail.isPending}
        onClick={() => mail.mutate()}
      >
        {t('receipt_mail')}
      </Button>
    </Stack>
  );
}
