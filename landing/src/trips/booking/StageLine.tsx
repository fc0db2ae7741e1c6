import { Box, Typography } from '@mui/material';
import { brand } from '@wayfare/web/theme';

/** Stages as dots on a line, up to the current one. */
export function StageLine({
  label,
  names,
  at,
}: {
  label: string;
  /** The stages, in order; no two have the same name. */
  names: readonly string[];
  /** The place of the current one. */
  at: number;
}) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        mt: 2.5,
        display: 'grid',
        gridTemplateColumns: `repeat(${names.length}, 1fr)`,
      }}
    >
      {names.map((name, index) => (
        <Box
          component="li"
          key={name}
          aria-current={index === at ? 'step' : undefined}
          sx={{ position: 'relative', textAlign: 'center', px: 0.25 }}
        >
          {index > 0 && (
            <Box
              sx={{
                position: 'absolute',
                top: 8,
                insetInlineStart: '-50%',
                width: '100%',
                height: 4,
                bgcolor: index <= at ? 'primary.main' : 'divider',
              }}
            />
          )}
          <Box
            sx={{
              position: 'relative',
              // Above the line to the next stage, which is drawn later.
              zIndex: 1,
              mx: 'auto',
              width: 20,
              height: 20,
              borderRadius: '50%',
              boxSizing: 'border-box',
              border: '4px solid',
              borderColor: index <= at ? 'primary.main' : 'divider',
              bgcolor: index === at ? brand.apricot : index < at ? 'primary.main' : 'background.paper',
            }}
          />
          <Typography
            sx={{ fontSize: '0.7rem', mt: 0.75, lineHeight: 1.25, fontWeight: index === at ? 700 : 500 }}
            color={index <= at ? 'text.primary' : 'text.secondary'}
          >
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
