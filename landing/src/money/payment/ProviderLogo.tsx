import { Box } from '@mui/material';
import type { ProviderName } from '@wayfare/shared';
import { providerMarks } from './providerMarks.js';

/** A payment provider's logo (rule 3.38). */
export function ProviderLogo({ name }: { name: ProviderName }) {
  const { color, logo } = providerMarks[name];
  return (
    <Box
      aria-hidden
      sx={{
        width: 44,
        height: 30,
        borderRadius: 1.5,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: color,
        color: '#fff',
        fontWeight: 800,
        fontSize: '0.95rem',
        letterSpacing: '-0.02em',
      }}
    >
      {'path' in logo ? (
        <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor">
          <path d={logo.path} />
        </svg>
      ) : (
        logo.letters
      )}
    </Box>
  );
}
