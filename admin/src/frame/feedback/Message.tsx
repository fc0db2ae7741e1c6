import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface MessageProps {
  icon: ReactNode;
  title: string;
  text?: string;
  /** Buttons for what the user can do about it. */
  children?: ReactNode;
}

/** A screen, or part of one, that shows a message instead of content. */
export function Message({ icon, title, text, children }: MessageProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 5, md: 8 },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 88,
          height: 88,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'primary.main',
          '& svg': { fontSize: 44 },
        }}
      >
        {icon}
      </Box>
      <Typography variant="h2">{title}</Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 460, textWrap: 'balance' }}>
          {text}
        </Typography>
      )}
      {children}
    </Box>
  );
}
