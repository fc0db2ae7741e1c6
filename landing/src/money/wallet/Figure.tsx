import { Box, Skeleton, Typography } from '@mui/material';
import { brand } from '@wayfare/web/theme';

/** An amount in large type, with its name and a note. Null while loading. */
export function Figure({
  name,
  value,
  note,
  dark = false,
}: {
  name: string;
  value: string | null;
  note: string;
  dark?: boolean;
}) {
  return (
    <Box
      sx={{
        borderRadius: 5,
        p: 2.5,
        bgcolor: dark ? brand.deep : 'background.paper',
        color: dark ? '#fff' : 'text.primary',
        border: '1px solid',
        borderColor: dark ? brand.deep : 'divider',
      }}
    >
      <Typography variant="body2">{name}</Typography>
      <Typography sx={{ fontSize: { xs: '1.5rem', md: '2.1rem' }, fontWeight: 800 }}>
        <bdi dir="ltr">{value ?? <Skeleton width="70%" />}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ opacity: 0.85 }}>
        {note}
      </Typography>
    </Box>
  );
}
