import { Box, TextField } from '@mui/material';
import { offersKind, waitsWithin } from '@wayfare/shared';
import { clockText, minutesOf } from '@wayfare/web/hours';
import { useSession } from '../../frame/session/session.js';
import { useText } from '../../frame/texts/useText.js';
import { ReturnHow } from '../booking/ReturnHow.js';

/** How recurring trips come back, as it is typed. */
export interface SeriesReturnDraft {
  /** For how many minutes the driver waits, or at a time; null for trips that go one way. */
  back: number | 'later' | null;
  /** The time of the clocks, as the browser's field has it. */
  backTime: string;
}

/** Trips that go one way. */
export const noReturn: SeriesReturnDraft = { back: null, backTime: '' };

/** How trips come back, as the form has it. */
export const returnDraftOf = ({
  returnMinutes,
  waitMinutes,
}: {
  returnMinutes?: number | null | undefined;
  waitMinutes?: number | null | undefined;
}): SeriesReturnDraft => ({
  back: waitMinutes ?? (returnMinutes == null ? null : 'later'),
  backTime: returnMinutes == null ? '' : clockText(returnMinutes),
});

/** How trips come back, as the API takes it; null while the time is missing. */
export function seriesReturnOf({ back, backTime }: SeriesReturnDraft) {
  const returnMinutes = back === 'later' ? minutesOf(backTime) : null;
  if (back === 'later' && returnMinutes === null) return null;
  return { returnMinutes, waitMinutes: typeof back === 'number' ? back : null };
}

/** Whether recurring trips come back, and how: at a time later that day, or the driver waits. */
export function SeriesReturnFields({
  value: { back, backTime },
  error,
  onChange,
}: {
  value: SeriesReturnDraft;
  /** Why the API refuses the time of the way back. */
  error?: string | undefined;
  onChange: (changes: Partial<SeriesReturnDraft>) => void;
}) {
  const t = useText();
  const { settings, user } = useSession();
  // One that was entered before stays in the form where the settings no longer offer it.
  if (back === null && !offersKind('return', user.usertype, { settings, category: settings.category }))
    return null;
  const offered = waitsWithin(settings.returnWaitMinutes);
  const waits = typeof back === 'number' && !offered.includes(back) ? [...offered, back] : offered;
  return (
    <Box
      role="group"
      aria-label={t('trip_return')}
      sx={{
        gridColumn: '1 / -1',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr 1fr' },
      }}
    >
      <ReturnHow back={back} options={['later', ...waits]} onChange={(how) => onChange({ back: how })} />
      {back === 'later' && (
        <TextField
          type="time"
          label={t('trip_return_at')}
          value={backTime}
          required
          error={error !== undefined}
          helperText={error}
          onChange={({ target }) => onChange({ backTime: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}
