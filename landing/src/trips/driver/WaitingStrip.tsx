import { Alert } from '@mui/material';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import { serverNow } from '@wayfare/web/http';
import { useNow } from '@wayfare/web/time';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useOnline } from '../../frame/layout/useOnline.js';
import { waitingWords } from '../../frame/offline/waitingWords.js';
import { useDriverWork } from './WorkProvider.js';

/** Entries that have waited for less than this, in ms, are just being sent. */
const JUST_SENT_MS = 5000;

/** Shows how much of the driver's work waits for the network, so that drivers see that nothing is lost. */
export function WaitingStrip() {
  const t = useText();
  const online = useOnline();
  const now = useNow(1000);
  const { waiting } = useDriverWork();
  const { since } = waiting;
  const isShown = since !== null && (!online || serverNow(now) - since > JUST_SENT_MS);
  return (
    <div role="status">
      {isShown && (
        <Alert
          severity="warning"
          icon={<CloudOffIcon fontSize="inherit" />}
          sx={{ my: 1.5, borderRadius: 4 }}
        >
          {t('console_waiting_for_network', { what: waitingWords(waiting, t) })}
        </Alert>
      )}
    </div>
  );
}
