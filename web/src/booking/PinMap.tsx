import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { LatLng, MapBounds, Place, TranslationKey } from '@wayfare/shared';
import type { MapMarker, MapViewProps } from '../map/mapProps.js';
import { type MovedPins, type PinName, pinNames } from './useMovedPins.js';

type Text = (key: TranslationKey, values?: Record<string, string | number>) => string;

interface PinMapProps {
  places: Readonly<Record<PinName, Place | null>>;
  names: Readonly<Record<PinName, string>>;
  pins: MovedPins;
  text: Text;
  /** Draws the app's map. */
  drawMap: (
    map: Pick<MapViewProps, 'label' | 'height' | 'markers' | 'onMoved' | 'movingHint' | 'onTap' | 'onView'>,
  ) => ReactNode;
}

/**
 * Pickup and drop on a map, to be moved by dragging or with arrow keys, with the address of each below. A
 * place that is missing is where the map is tapped, or in its middle.
 */
export function PinMap({ places, names, pins, text, drawMap }: PinMapProps) {
  const hint = useId();
  const pickup = pins.moved.pickup ?? places.pickup;
  const drop = pins.moved.drop ?? places.drop;
  const markers = useMemo(
    () => [...markerAt('pickup', pickup, names.pickup), ...markerAt('drop', drop, names.drop)],
    // The same coordinates are the same pin, whether the address is known or not.
    // oxlint-disable-next-line react/exhaustive-deps
    [pickup?.lat, pickup?.lng, drop?.lat, drop?.lng, names.pickup, names.drop],
  );
  const middle = useRef<LatLng>(null);
  const [hasMiddle, setHasMiddle] = useState(false);
  const keepMiddle = useCallback(({ south, west, north, east }: MapBounds) => {
    middle.current = { lat: (south + north) / 2, lng: (west + east) / 2 };
    setHasMiddle(true);
  }, []);
  const missing = pinNames.find((which) => !(pins.moved[which] ?? places[which]));
  // The map keeps its listener as long as it is the same.
  const put = useRef(pins.move);
  useEffect(() => {
    put.current = pins.move;
  });
  const onTap = useMemo(() => missing && ((at: LatLng) => put.current(missing, at)), [missing]);
  return (
    <Stack sx={{ gap: 1 }}>
      {missing && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
            {text('map_pins_tap', { place: names[missing] })}
          </Typography>
          <Button
            size="small"
            disabled={!hasMiddle}
            onClick={() => middle.current && pins.move(missing, middle.current)}
          >
            {text('map_pin_middle')}
          </Button>
        </Stack>
      )}
      {drawMap({
        ...(onTap && { onTap }),
        onView: keepMiddle,
        label: text('map_pins'),
        height: 260,
        markers,
        movingHint: hint,
        onMoved: (id, to) => pins.move(id as PinName, to),
      })}
      <Typography id={hint} variant="body2" color="text.secondary" hidden={markers.length === 0}>
        {text('map_pins_hint')}
      </Typography>
      {pinNames.map((which) => (
        <PinAddress
          key={which}
          name={names[which]}
          place={places[which]}
          pin={pins.moved[which]}
          text={text}
          onRetry={() => pins.retry(which)}
          onUndo={() => pins.undo(which)}
        />
      ))}
    </Stack>
  );
}

const markerAt = (id: PinName, at: { lat: number; lng: number } | null, title: string): MapMarker[] =>
  at ? [{ id, kind: id, lat: at.lat, lng: at.lng, title, isMovable: true }] : [];

/** The address of a pin. It is a status: screen readers announce where a pin has been moved to. */
function PinAddress({
  name,
  place,
  pin,
  text,
  onRetry,
  onUndo,
}: {
  name: string;
  place: Place | null;
  pin: MovedPins['moved'][PinName];
  text: Text;
  onRetry: () => void;
  onUndo: () => void;
}) {
  const hasFailed = pin?.hasFailed === true;
  const address = pin ? text(hasFailed ? 'map_pin_failed' : 'map_pin_searching') : place?.add;
  return (
    <Box>
      <Typography role="status" variant="body2" color={hasFailed ? 'error' : 'text.primary'}>
        {address && (
          <>
            <strong>{name}:</strong> <bdi>{address}</bdi>
          </>
        )}
      </Typography>
      {hasFailed && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button onClick={onRetry}>{text('retry')}</Button>
          <Button onClick={onUndo}>{text('map_pin_undo')}</Button>
        </Stack>
      )}
    </Box>
  );
}
