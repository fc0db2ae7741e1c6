import { Box, Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * Actions of a page as icons with their names below, side by side. Actions that do not apply take no place.
 */
export function ActionRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
        // Four fit side by side: the fifth would stand alone.
        '&:has(> * + * + * + * + *)': { gridTemplateColumns: 'repeat(3, 1fr)' },
        gap: 1,
        alignItems: 'start',
        displayPrint: 'none',
        '&:empty': { display: 'none' },
      }}
    >
      {children}
    </Box>
  );
}

/** Takes the whole width of an action row: what an action opens in place. */
export const wholeRow = { gridColumn: '1 / -1' } as const;

type ActionProps<Root extends React.ElementType> = Omit<ButtonProps<Root>, 'variant' | 'startIcon'> & {
  icon: ReactNode;
  /** The one action that stands out on the page. */
  isPrimary?: boolean;
  component?: Root;
};

/** One action of a row: an icon in a circle, and its name. */
export function ActionButton<Root extends React.ElementType = 'button'>({
  icon,
  isPrimary = false,
  children,
  ...button
}: ActionProps<Root>) {
  return (
    <Button
      {...(button as ButtonProps)}
      sx={{
        flexDirection: 'column',
        gap: 0.75,
        minWidth: 0,
        px: 0.5,
        py: 1,
        borderRadius: 4,
        fontSize: '0.85rem',
        lineHeight: 1.25,
        textAlign: 'center',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: 48,
          height: 48,
          borderRadius: '50%',
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          ...(isPrimary
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { bgcolor: 'background.paper', border: '1px solid', borderColor: 'divider' }),
        }}
      >
        {icon}
      </Box>
      <span>{children}</span>
    </Button>
  );
}
