import { Box, Button, InputAdornment, Paper, Typography } from '@mui/material';
import { type DispatchChoice, parseNumber, plainNumber, settingsSchema } from '@wayfare/shared';
import { NumberField } from '@wayfare/web/form';
import { type SyntheticEvent, useState } from 'react';
import { LoadFailed } from '../../frame/feedback/ErrorPage.js';
import { RunState } from '../../frame/run/RunState.js';
import { type BodyOf, call } from '@wayfare/web/http';
import { useRun } from '../../frame/run/useRun.js';
import { useSession } from '../../frame/session/session.js';
import { useDateLocale } from '../../frame/texts/useDateLocale.js';
import { useText } from '../../frame/texts/useText.js';
import { WhatIfOutcome } from './WhatIfOutcome.js';

const fields = ['driverRadius', 'offerSeconds', 'offersAtATime', 'matchSeconds'] as const;
type Field = (typeof fields)[number];
/** How many decimals each can have. */
const decimals = { driverRadius: 3, offerSeconds: 0, offersAtATime: 0, matchSeconds: 0 } as const;
const labels = {
  driverRadius: 'panel_whatif_radius',
  offerSeconds: 'panel_whatif_seconds',
  offersAtATime: 'panel_whatif_at_once',
  matchSeconds: 'panel_whatif_windows',
} as const;

const whatIfCalls = {
  read: () => call.get('/shiftreplay/whatif'),
  start: (body: BodyOf<'post', '/shiftreplay/whatif'>) => call.post('/shiftreplay/whatif', { body }),
  cancel: () => call.post('/shiftreplay/whatif/cancel'),
};

/** Runs the dispatch of the shift again with other settings, and shows what they would have changed. */
export function WhatIf({
  bounds,
  dispatch,
  isReady,
}: {
  bounds: { from: number; to: number };
  /** The settings of that time. */
  dispatch: DispatchChoice | null;
  isReady: boolean;
}) {
  const t = useText();
  const { settings } = useSession();
  const locale = useDateLocale();
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const { run, isError, refetch, isSending, start, cancel } = useRun('what-if', whatIfCalls);
  const valueOf = (field: Field) => typed[field] ?? (dispatch ? plainNumber(dispatch[field], locale) : '');
  const rulesOf = (field: Field) => ({ locale, decimals: decimals[field] });
  const parsed = Object.fromEntries(
    fields.map((field) => [
      field,
      settingsSchema.shape[field].safeParse(parseNumber(valueOf(field), rulesOf(field)).value),
    ]),
  ) as Record<Field, { success: boolean; data?: number }>;
  const isValid = fields.every((field) => parsed[field].success);
  const isBusy = run?.state === 'running' || isSending;
  const units = {
    driverRadius: settings.convert_to_mile ? t('unit_mile') : t('unit_km'),
    offerSeconds: t('panel_whatif_seconds_unit'),
    offersAtATime: null,
    matchSeconds: t('panel_whatif_seconds_unit'),
  };

  function send(event: SyntheticEvent) {
    event.preventDefault();
    if (!isValid || isBusy) return;
    const rules = Object.fromEntries(fields.map((field) => [field, parsed[field].data]));
    start({ ...bounds, ...(rules as Record<Field, number>) });
  }

  const result = run?.result;
  const isOfShift = result?.from === bounds.from && result.to === bounds.to;
  return (
    <Paper variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h6" component="h2">
        {t('panel_whatif')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('panel_whatif_text')}
      </Typography>
      <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2 }}>
        {fields.map((field) => (
          <NumberField
            key={field}
            size="small"
            label={t(labels[field])}
            value={valueOf(field)}
            error={isReady && !parsed[field].success}
            helperText={isReady && !parsed[field].success ? t('validation_error') : undefined}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            rules={rulesOf(field)}
            t={t}
            slotProps={{
              input: {
                endAdornment: units[field] && <InputAdornment position="end">{units[field]}</InputAdornment>,
              },
            }}
          />
        ))}
        <Button type="submit" variant="contained" disabled={!isReady || !isValid || isBusy}>
          {t('panel_whatif_run')}
        </Button>
      </Box>
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }} aria-live="polite">
        {isError && <LoadFailed onRetry={refetch} />}
        {run && <RunState run={run} label={t('panel_whatif')} onCancel={cancel} />}
        {result && isOfShift && run.state === 'done' && <WhatIfOutcome result={result} />}
      </Box>
    </Paper>
  );
}
