import PauseIcon from '@mui/icons-material/PauseOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import { Box, IconButton, Slider, Tooltip, Typography } from '@mui/material';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';
import type { Replay } from './useReplay.js';

/** Step for the arrow keys, ms. */
const STEP_MS = 1_000;
/** Step for the page keys, or for arrows with Shift, ms. */
const LEAP_MS = 30_000;

/** Plays and pauses a replay, and seeks to any moment of it. Steps are those of the keys, in ms. */
export function ReplayControls({
  replay,
  step = STEP_MS,
  leap = LEAP_MS,
}: {
  replay: Replay;
  step?: number;
  leap?: number;
}) {
  const t = useText();
  const format = useFormat();
  const { from, to, at, isPlaying } = replay;
  const action = t(isPlaying ? 'panel_replay_pause' : 'panel_replay_play');
  return (
    <Box
      role="group"
      aria-label={t('panel_replay')}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}
    >
      <Tooltip title={action}>
        <IconButton color="primary" aria-label={action} onClick={replay.toggle}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </Tooltip>
      <Slider
        size="small"
        min={from}
        max={to}
        step={step}
        shiftStep={leap}
        value={at}
        onChange={(_, value) => replay.goTo(value as number)}
        getAriaLabel={() => t('panel_replay_moment')}
        getAriaValueText={(value) => format.time(value)}
      />
      <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {format.time(at)}
      </Typography>
    </Box>
  );
}
