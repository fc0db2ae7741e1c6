import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { canReportLostItem, type LostItem, type LostItemInput, MOST_LOST_ITEM_TEXT } from '@wayfare/shared';
import { useNow } from '@wayfare/web/time';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { type OwnBooking, useBookingCommand } from './bookings.js';

/** How often the page checks whether a report is still possible, in ms. */
const CHECKED_MS = 60_000;

/** A form to report an item left in the car, and after that, the report and the driver's answer. */
export function LostItemPanel({ booking }: { booking: OwnBooking }) {
  const { category, lostItemDays } = useSession().settings;
  const now = useNow(CHECKED_MS);
  const { lostItem } = booking;
  const command = useBookingCommand(booking.id);
  if (lostItem) return <ReportedItem lostItem={lostItem} />;
  if (category !== 'taxi' || !canReportLostItem(booking, now, lostItemDays)) return null;
  return (
    <ReportForm
      isSending={command.isPending}
      onReport={(body) => command.mutate({ name: 'lost-item', body })}
    />
  );
}

/** What was reported, and what the driver answered. */
export function ReportedItem({ lostItem }: { lostItem: LostItem }) {
  const t = useText();
  return (
    <Alert severity={lostItem.answer === 'found' ? 'success' : 'info'}>
      <strong>{t('trip_lost_item', { item: lostItem.description })}</strong>
      <br />
      {t(lostItem.answer ? `trip_lost_${lostItem.answer}` : 'trip_lost_waiting')}
    </Alert>
  );
}

/** A button that opens the report of a lost item. */
export function ReportForm({
  isSending,
  onReport,
}: {
  isSending: boolean;
  onReport: (item: LostItemInput) => void;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [description, setDescription] = useState('');
  const [phone, setPhone] = useState('');
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{t('trip_lost_send')}</Button>;
  return (
    <Panel title={t('trip_lost_title')}>
      <Typography variant="body2" color="text.secondary" sx={{ my: 1 }}>
        {t('trip_lost_text')}
      </Typography>
      <Stack
        component="form"
        noValidate
        sx={{ gap: 1.5 }}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          const body = { description: description.trim(), ...(phone.trim() && { phone: phone.trim() }) };
          if (body.description) onReport(body);
        }}
      >
        <TextField
          label={t('trip_lost_description')}
          value={description}
          autoFocus
          required
          onChange={(event) => setDescription(event.target.value)}
          slotProps={{ htmlInput: { maxLength: MOST_LOST_ITEM_TEXT } }}
        />
        <TextField
          label={t('trip_lost_phone')}
          value={phone}
          type="tel"
          onChange={(event) => setPhone(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 30, dir: 'ltr', autoComplete: 'tel' } }}
        />
        <Button
          type="submit"
          variant="contained"
          disabled={!description.trim()}
          loading={isSending}
          sx={{ alignSelf: 'start' }}
        >
          {t('trip_lost_send')}
        </Button>
      </Stack>
    </Panel>
  );
}
