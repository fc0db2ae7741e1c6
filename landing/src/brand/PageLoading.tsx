import { Box, Button, CircularProgress } from '@mui/material';
import { commonTexts } from '@wayfare/shared';
import { brand } from '@wayfare/shared/web/theme';
import { BrokenRoad } from './Art.js';
import { LogoMark } from './Logo.js';
import { Notice } from './Notice.js';
import { useFirstScreenRemoval } from './useFirstScreenRemoval.js';

/** Shown while a page or its first data loads. Has no text, so that it can be shown before the texts are loaded. */
export function PageLoading() {
  return (
    <Box
      sx={{
        minHeight: '70vh',
        flex: 1,
        display: 'grid',
        placeItems: 'center',
        color: brand.lagoon,
        bgcolor: 'background.default',
      }}
      aria-busy="true"
    >
      <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center' }}>
        <CircularProgress size={84} thickness={2} color="inherit" aria-label={commonTexts.loading} />
        <Box sx={{ position: 'absolute' }}>
          <LogoMark size={40} />
        </Box>
      </Box>
    </Box>
  );
}

/** The server did not respond: no settings and no language are available. */
export function SiteUnreachable({ onRetry }: { onRetry: () => void }) {
  useFirstScreenRemoval();
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', bgcolor: 'background.default' }}
    >
      <Notice
        role="alert"
        art={<BrokenRoad />}
        heading="h1"
        title={commonTexts.site_unreachable}
        text={commonTexts.site_unreachable_text}
      >
        <Button variant="contained" onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      </Notice>
    </Box>
  );
}
