import { Box } from '@mui/material';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import { useSyncExternalStore } from 'react';
import { useText } from '../language/LanguageProvider.js';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Shown while the device is offline; the current screen stays. */
export function OfflineNotice() {
  const t = useText();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'snackbar',
        bgcolor: '#3a2a05',
        color: '#fff',
        textAlign: 'center',
        ...(online ? {} : { p: 1.25 }),
      }}
    >
      {!online && (
        <>
          <WifiOffIcon fontSize="small" sx={{ verticalAlign: 'text-bottom', marginInlineEnd: 1 }} />
          {t('site_offline')}
        </>
      )}
    </Box>
  );
}
