import { Box } from '@mui/material';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import { useText } from '../language/LanguageProvider.js';
import { hiddenWhileDriving } from './Header.js';
import { useOnline } from './useOnline.js';

/** Shown while the device is offline; the current screen stays. */
export function OfflineNotice() {
  const t = useText();
  const online = useOnline();
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        // The next step of a trip is at the bottom; above the trip, a strip says what waits for the network.
        ...hiddenWhileDriving,
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
