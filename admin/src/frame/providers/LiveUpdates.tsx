import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { Alert, Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useText } from '../texts/useText.js';

type Connection = 'live' | 'lost' | 'back';

/** How long the reconnected message stays, in ms. */
const BACK_MS = 4000;
/** A server restart is over sooner than this and needs no message, in ms. */
const PATIENCE_MS = 1500;

/** Keeps the panel live, and shows a message when the connection is lost. */
export function LiveUpdates() {
  const t = useText();
  const queryClient = useQueryClient();
  const [connection, setConnection] = useState<Connection>('live');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let stop = () => {};
    // Loaded on its own: a page is usable before it is live.
    import('./startRealtime.js').then(
      ({ startRealtime }) => {
        if (isOver) return;
        stop = startRealtime(queryClient, (connected) => {
          clearTimeout(timer);
          if (connected) setConnection((before) => (before === 'lost' ? 'back' : 'live'));
          else timer = setTimeout(() => setConnection('lost'), PATIENCE_MS);
        });
      },
      () => setConnection('lost'),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);

  useEffect(() => {
    if (connection !== 'back') return undefined;
    const timer = setTimeout(() => setConnection('live'), BACK_MS);
    return () => clearTimeout(timer);
  }, [connection]);

  return (
    <Box role="status" sx={{ position: 'sticky', top: 56, zIndex: 'appBar' }}>
      {connection === 'lost' && (
        <Alert severity="warning" icon={<CloudOffIcon />} variant="filled" sx={{ mt: 1 }}>
          {t('panel_live_lost')}
        </Alert>
      )}
      {connection === 'back' && (
        <Alert severity="success" icon={<CloudDoneIcon />} variant="filled" sx={{ mt: 1 }}>
          {t('panel_live_back')}
        </Alert>
      )}
    </Box>
  );
}
