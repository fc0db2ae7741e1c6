import { Box, Typography } from '@mui/material';

/** A code that the reader gives to another person, in large digits. */
export function CodePanel({
  text,
  code,
  children,
}: {
  /** The purpose of the code. */
  text: string;
  code: string;
  children?: React.ReactNode;
}) {
  return (
    <Box sx={{ bgcolor: 'var(--tint)', borderRadius: 5, p: 2.5 }}>
      <Typography variant="body2">{text}</Typography>
      <Typography sx={{ fontSize: '2.2rem', fontWeight: 800, letterSpacing: '0.3em' }} dir="ltr">
        {code}
      </Typography>
      {children}
    </Box>
  );
}
