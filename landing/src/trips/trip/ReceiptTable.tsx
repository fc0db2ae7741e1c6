import { Box } from '@mui/material';

/** Lines of a receipt: what it is, and how much. */
export function ReceiptTable({
  rows,
  strong = false,
}: {
  rows: readonly (readonly [string, string])[];
  strong?: boolean;
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        pt: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        fontSize: strong ? '1.3rem' : '1rem',
        fontWeight: strong ? 800 : 500,
      }}
    >
      {rows.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: strong ? 'text.primary' : 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, textAlign: 'end', overflowWrap: 'anywhere' }}>
            <bdi>{value}</bdi>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
