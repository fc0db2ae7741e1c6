import { Box, Typography } from '@mui/material';
import type { ShownAddress } from '@wayfare/shared';
import { Fragment } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';

/**
 * Pickup, stops and drop, connected by a line. An address that was chosen in a script that the reader may not
 * read has it beneath.
 */
export function Places({
  pickup,
  stops = [],
  drop,
  dense = false,
}: {
  pickup: string | ShownAddress;
  /** The addresses of the stops. */
  stops?: readonly (string | ShownAddress)[];
  drop: string | ShownAddress;
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
        <Fragment key={`${index} ${typeof address === 'string' ? address : address.text}`}>
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

function PlaceLine(props: {
  name: string;
  address: string | ShownAddress;
  dense: boolean;
  sx?: { pb: number };
}) {
  const { text, original } =
    typeof props.address === 'string' ? { text: props.address, original: undefined } : props.address;
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
        {text}
      </Typography>
      {original && !props.dense && (
        <Typography variant="body2" color="text.secondary" dir="auto" sx={{ textAlign: 'left' }}>
          {original}
        </Typography>
      )}
    </Box>
  );
}
