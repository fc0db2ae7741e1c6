import { Button, Stack, Typography } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';
import { Panel } from './Panel.js';
import { install, putAwayInstall, useInstallWay } from '../install/installPrompt.js';

/** Offers to put the site on the home screen; nothing where it cannot be, is already, or was declined. */
export function InstallOffer() {
  const t = useText();
  const way = useInstallWay();
  if (!way) return null;
  return (
    <Panel title={t('install_title')}>
      <Typography sx={{ my: 1 }}>{t(way === 'ios' ? 'install_ios' : 'install_text')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {way === 'prompt' && (
          <Button variant="contained" onClick={() => void install()}>
            {t('install_now')}
          </Button>
        )}
        <Button onClick={putAwayInstall}>{t('install_not_now')}</Button>
      </Stack>
    </Panel>
  );
}
