import { Box, Typography } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';
import { brand } from '@wayfare/shared/web/theme';

/** Pickup and drop, connected by a line. */
export function Places({ pickup, drop, dense = false }: { pickup: string; drop: string; dense?: boolean }) {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '18px 1fr', columnGap: 1.5, alignItems: 'stretch' }}>
      <Box
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', pt: 0.75 }}
        aria-hidden="true"
      >
        <Box
          sx={{
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: `4px solid ${brand.lagoon}`,
            boxSizing: 'border-box',
          }}
        />
        <Box sx={{ flex: 1, width: 0, borderInlineStart: '2px dotted #9fb5b1', my: 0.5 }} />
      </Box>
      <PlaceLine name={t('site_pickup')} address={pickup} dense={dense} sx={{ pb: dense ? 0.75 : 1.5 }} />
      <Box sx={{ display: 'flex', justifyContent: 'center', pt: 0.75 }} aria-hidden="true">
        <Box sx={{ width: 11, height: 11, borderRadius: '2px', bgcolor: brand.ember }} />
      </Box>
      <PlaceLine name={t('site_drop')} address={drop} dense={dense} />
    </Box>
  );
}

function PlaceLine(props: { name: string; address: string; dense: boolean; sx?: { pb: number } }) {
  return (
    <Box sx={{ minWidth: 0, ...props.sx }}>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={
          props.dense
            ? {
                position: 'absolute',
                width: '1px',
                height: '1px',
                overflow: 'hidden',
                clipPath: 'inset(50%)',
              }
            : {}
        }
      >
        {props.name}
      </Typography>
      <Typography
        // In its own direction, so that a long address is truncated at its end; aligned to the start side of the page.
        dir="auto"
        noWrap={props.dense}
        sx={{ textAlign: 'left', fontWeight: props.dense ? 500 : 600, lineHeight: 1.35 }}
      >
        {props.address}
      </Typography>
    </Box>
  );
}
