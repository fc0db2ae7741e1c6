import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { Message } from '../../frame/feedback/Message.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { useText } from '../../frame/texts/useText.js';

/** Nothing is recorded of the chosen shift: since when something is, and a way there. */
export function NothingRecorded({ since, onGoTo }: { since: number | null; onGoTo: (at: number) => void }) {
  const t = useText();
  const format = useFormat();
  if (since === null) return <Message icon={<HistoryIcon />} title={t('panel_shift_never_recorded')} />;
  return (
    <Message
      icon={<HistoryIcon />}
      title={t('panel_shift_not_recorded')}
      text={t('panel_shift_recorded_since', { time: format.dateTime(since) })}
    >
      <Button variant="contained" onClick={() => onGoTo(since)}>
        {t('panel_shift_first')}
      </Button>
    </Message>
  );
}
