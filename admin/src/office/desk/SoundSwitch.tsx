import SoundOffIcon from '@mui/icons-material/VolumeOffOutlined';
import SoundOnIcon from '@mui/icons-material/VolumeUpOutlined';
import { IconButton, Tooltip } from '@mui/material';
import type { Alert } from '@wayfare/shared';
import { useStore } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';
import { useAlertSound } from './useAlertSound.js';

/** Sounds for new alerts, and turns the sound off and on. */
export function SoundSwitch({ pressing }: { pressing: readonly Alert[] | undefined }) {
  const t = useText();
  const [isOn, setOn] = useStore('desk.sound', true);
  useAlertSound(pressing, isOn);
  const label = t(isOn ? 'panel_alert_sound_off' : 'panel_alert_sound_on');
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={() => setOn(!isOn)}>
        {isOn ? <SoundOnIcon /> : <SoundOffIcon />}
      </IconButton>
    </Tooltip>
  );
}
