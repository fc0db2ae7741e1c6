import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { metresToKm, type NoShowSummary } from '@wayfare/shared';
import { useState } from 'react';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { Panel } from '../../frame/layout/Panel.js';

interface NoShowPanelProps {
  noShow: NoShowSummary | null | undefined;
  /** What is left of the fee. */
  left: number;
  canDispute: boolean;
  isPending: boolean;
  onDispute: (dispute: string) => void;
}

/** The rider's charge for not coming to the pickup, its evidence, and a way to dispute it. */
export function NoShowPanel({ noShow, left, ...dispute }: NoShowPanelProps) {
  const t = useText();
  const format = useFormat();
  if (!noShow) return null;
  const { status, fee, waitingFee } = noShow;
  return (
    <Panel>
      <Typography variant="h4" component="h2">
        {t('trip_no_show_title')}
      </Typography>
      <Stack sx={{ gap: 1, mt: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {fee > 0 ? t('trip_no_show_fee', { amount: format.money(fee) }) : t('trip_no_show_free')}{' '}
          {waitingFee > 0 && t('trip_no_show_waiting', { amount: format.money(waitingFee) })}
        </Typography>
        <Evidence noShow={noShow} />
        {status !== 'charged' && (
          <Alert severity="info" role="status">
            {t(`trip_no_show_${status}`, { amount: format.money(left) })}
          </Alert>
        )}
        {dispute.canDispute && <Dispute {...dispute} />}
      </Stack>
    </Panel>
  );
}

function Evidence({ noShow }: { noShow: NoShowSummary }) {
  const t = useText();
  const format = useFormat();
  const { arrivedAt, waitedFrom, reportedAt, freeMinutes, meters, warnedAt, calledAt } = noShow;
  const lines = [
    t('trip_no_show_waited', {
      time: format.tripClock(arrivedAt),
      waited: format.duration(Math.round((reportedAt - waitedFrom) / 1000)),
      free: format.number(freeMinutes),
    }),
    t('trip_no_show_near', { distance: format.distance(metresToKm(meters)) }),
    t('trip_no_show_warned', { time: format.tripClock(warnedAt) }),
    ...(calledAt ? [t('trip_no_show_called', { time: format.tripClock(calledAt) })] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} color="text.secondary">
      {line}
    </Typography>
  ));
}

function Dispute({ isPending, onDispute }: Pick<NoShowPanelProps, 'isPending' | 'onDispute'>) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setTyped('')}>
        {t('trip_no_show_dispute')}
      </Button>
    );
  return (
    <Stack
      component="form"
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        onDispute(typed);
      }}
    >
      <Typography>{t('trip_no_show_dispute_text')}</Typography>
      <TextField
        label={t('trip_no_show_words')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        multiline
        minRows={2}
        autoFocus
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ alignSelf: 'start' }}>
        {t('trip_no_show_send')}
      </Button>
    </Stack>
  );
}
