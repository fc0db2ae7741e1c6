import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useMemo } from 'react';
import type { Place, TranslationKey } from '@wayfare/shared';
import type { MapMarker, MapViewProps } from '../map/mapProps.js';
import { type MovedPins, type PinName, pinNames } from './useMovedPins.js';

type Text = (key: TranslationKey, values?: Record<string, string | number>) => string;

interface PinMapProps {
  places: Readonly<Record<PinName, Place | null>>;
  names: Readonly<Record<PinName, string>>;
  pins: MovedPins;
  text: Text;
  /** Draws the app's map. */
  drawMap: (map: Pick<MapViewProps, 'label' | 'height' | 'markers' | 'onMoved' | 'movingHint'>) => ReactNode;
}

/** Pickup and drop on a map, to be moved by dragging or with arrow keys, with the address of each below. */
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
  return (
    <Stack sx={{ gap: 1 }}>
      {drawMap({
        label: text('map_pins'),
        height: 260,
        markers,
        movingHint: hint,
        onMoved: (id, to) => pins.move(id as PinName, to),
      })}
      <Typography id={hint} variant="body2" color="text.secondary">
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
