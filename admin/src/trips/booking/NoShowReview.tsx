import { Alert, Box, Button, Typography } from '@mui/material';
import {
  type Booking,
  type DecideNoShowInput,
  metresToKm,
  type NoShowSummary,
  parseNumber,
} from '@wayfare/shared';
import { AmountField, amountRules } from '@wayfare/web/form';
import { useState } from 'react';
import { Section } from '../../frame/layout/Section.js';
import { useSession } from '../../frame/session/session.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import { DecisionNote, sentNote } from './DecisionNote.js';
import { FactList } from './FactList.js';

/** A no-show with its evidence, and what staff decide about a dispute. */
export function NoShowReview({ booking, mayDecide }: { booking: Booking; mayDecide: boolean }) {
  const t = useText();
  const format = useFormat();
  const { noShow } = booking;
  if (!noShow) return null;
  const { status, decidedAt, note } = noShow;
  const left = format.money(booking.cancel_fee ?? 0);
  return (
    <Section title={t('panel_no_show_title')}>
      <Alert severity={status === 'disputed' ? 'warning' : 'info'} sx={{ mb: 1.5 }}>
        {t(`panel_no_show_status_${status}`, { amount: left })}
        {decidedAt ? ` · ${format.dateTime(decidedAt)}` : ''}
        {note && <Typography sx={{ mt: 1 }}>{note}</Typography>}
      </Alert>
      <Evidence noShow={noShow} />
      {status === 'disputed' && mayDecide && <Decide booking={booking.id} />}
    </Section>
  );
}

function Evidence({ noShow }: { noShow: NoShowSummary }) {
  const t = useText();
  const format = useFormat();
  const { arrivedAt, waitedFrom, reportedAt, freeMinutes, meters, warnedAt, calledAt, fee, waitingFee } =
    noShow;
  const waited = format.duration(Math.round((reportedAt - waitedFrom) / 1000));
  const facts: [string, string][] = [
    [t('panel_no_show_arrived'), format.dateTime(arrivedAt)],
    [t('panel_no_show_waited'), `${waited} / ${format.duration(freeMinutes * 60)}`],
    [t('panel_no_show_distance'), format.distance(metresToKm(meters))],
    [t('panel_no_show_warned'), format.dateTime(warnedAt)],
    [t('panel_no_show_called'), calledAt ? format.dateTime(calledAt) : '–'],
    [t('panel_no_show_charged'), `${format.money(fee)} / ${format.money(waitingFee)}`],
    ...(noShow.dispute ? ([[t('panel_no_show_dispute'), noShow.dispute]] as [string, string][]) : []),
  ];
  return <FactList facts={facts} />;
}

function Decide({ booking }: { booking: string }) {
  const t = useText();
  const [note, setNote] = useState('');
  const { settings } = useSession();
  const locale = useDateLocale();
  const [left, setLeft] = useState('');
  const decide = useOperation({
    run: (provider, input: DecideNoShowInput) => provider.decideNoShow(booking, input),
    done: 'panel_no_show_done',
    stale: ['bookings', 'fare-reviews'],
  });
  const send = (input: DecideNoShowInput) => decide.mutate({ ...input, ...sentNote(note) });
  const fee = parseNumber(left, amountRules(settings, locale)).value ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 2, maxWidth: 560 }}>
      <DecisionNote note={note} onChange={setNote} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" loading={decide.isPending} onClick={() => send({ decision: 'keep' })}>
          {t('panel_no_show_keep')}
        </Button>
        <Button variant="outlined" loading={decide.isPending} onClick={() => send({ decision: 'refund' })}>
          {t('panel_no_show_refund')}
        </Button>
        <AmountField
          label={t('panel_no_show_left')}
          size="small"
          fullWidth={false}
          value={left}
          onChange={setLeft}
          settings={settings}
          locale={locale}
          t={t}
          sx={{ width: 160 }}
        />
        <Button
          variant="outlined"
          disabled={!fee}
          loading={decide.isPending}
          onClick={() => send({ decision: 'reduce', fee })}
        >
          {t('panel_no_show_reduce')}
        </Button>
      </Box>
    </Box>
  );
}
