import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';

/** Pickup, stops and drop, connected by a line. */
export function Places({
  pickup,
  stops = [],
  drop,
  dense = false,
}: {
  pickup: string;
  /** The addresses of the stops. */
  stops?: readonly string[];
  drop: string;
  dense?: boolean;
}) {
  const t = useText();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '18px minmax(0, 1fr)',
        columnGap: 1.5,
        alignItems: 'stretch',
      }}
    >
      <Box
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', pt: 0.75 }}
        aria-hidden="true"
      >
        <Box
          sx={{
            width: 12,
            height: 12,
            borderRadius: '50%',
            border: '4px solid var(--lagoon)',
            boxSizing: 'border-box',
          }}
        />
        <Dots />
      </Box>
      <PlaceLine name={t('site_pickup')} address={pickup} dense={dense} sx={{ pb: dense ? 0.75 : 1.5 }} />
      {stops.map((address, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same place may be a stop twice
        <Fragment key={`${index} ${address}`}>
          <Box
            sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', pt: 0.75 }}
            aria-hidden="true"
          >
            <Box
              sx={{
                width: 10,
                height: 10,
                flexShrink: 0,
                transform: 'rotate(45deg)',
                bgcolor: 'text.primary',
              }}
            />
            <Dots />
          </Box>
          <PlaceLine
            name={t('stop_number', { number: index + 1 })}
            address={address}
            dense={dense}
            sx={{ pb: dense ? 0.75 : 1.5 }}
          />
        </Fragment>
      ))}
      <Box sx={{ display: 'flex', justifyContent: 'center', pt: 0.75 }} aria-hidden="true">
        <Box sx={{ width: 11, height: 11, borderRadius: '2px', bgcolor: 'var(--ember)' }} />
      </Box>
      <PlaceLine name={t('site_drop')} address={drop} dense={dense} />
    </Box>
  );
}

/** The line to the next place. */
const Dots = () => <Box sx={{ flex: 1, width: 0, borderInlineStart: '2px dotted #9fb5b1', my: 0.5 }} />;

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
        // In its own direction, so that a long address is truncated at its end; aligned to the start side of
        // the page.
        dir="auto"
        noWrap={props.dense}
        sx={{ textAlign: 'left', fontWeight: props.dense ? 500 : 600, lineHeight: 1.35 }}
      >
        {props.address}
      </Typography>
    </Box>
  );
}
