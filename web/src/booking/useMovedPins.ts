import { useEffect, useRef, useState } from 'react';
import { type LatLng, type Place, delays } from '@wayfare/shared';
import { type AddressLookup, addressLookup } from './addressLookup.js';
import { addressAt } from './placeSearch.js';

/** The pins of a trip that is being planned. */
export const pinNames = ['pickup', 'drop'] as const;
export type PinName = (typeof pinNames)[number];

/** A pin that was moved by hand, whose address is not known yet. */
export interface MovedPin extends LatLng {
  /** Whether its address could not be found. */
  hasFailed: boolean;
  /** The place before it was moved. */
  before: Place | null;
}

type MovedPinsByName = { readonly [Name in PinName]?: MovedPin | undefined };

/** The pins that users moved, and the actions on pins. */
export interface MovedPins {
  moved: MovedPinsByName;
  /** Moves a pin: the trip has no such place until the address of the point is found. */
  move: (which: PinName, to: LatLng) => void;
  /** Asks once more for an address that could not be found. */
  retry: (which: PinName) => void;
  /** Puts a pin back to where it was. */
  undo: (which: PinName) => void;
  /** Called when another place is chosen instead: the answer of a pending lookup is ignored. */
  forget: (which: PinName) => void;
}

/**
 * Pins that users move on a map. A moved pin becomes a place with the address of its point; until then,
 * neither the previous place nor a point without an address can be booked.
 */
export function useMovedPins(
  places: Readonly<Record<PinName, Place | null>>,
  onChange: (which: PinName, place: Place | null) => void,
): MovedPins {
  const [moved, setMoved] = useState<MovedPinsByName>({});
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const lookups = useRef<Partial<Record<PinName, AddressLookup>>>({});
  useEffect(() => {
    const begun = lookups.current;
    return () => {
      for (const lookup of Object.values(begun)) lookup.stop();
    };
  }, []);

  const put = (which: PinName, pin: MovedPin | undefined) =>
    setMoved((before) => ({ ...before, [which]: pin }));
  const ask = (which: PinName, pin: MovedPin) => {
    put(which, { ...pin, hasFailed: false });
    lookups.current[which]?.stop();
    lookups.current[which] = addressLookup({
      addressAt,
      pause: delays.pinAddress,
      onFound: (place) => {
        put(which, undefined);
        change.current(which, place);
      },
      onFailed: () => put(which, { ...pin, hasFailed: true }),
    });
    lookups.current[which].ask({ lat: pin.lat, lng: pin.lng });
  };
  const forget = (which: PinName) => {
    lookups.current[which]?.stop();
    put(which, undefined);
  };
  return {
    moved,
    move: (which, to) => {
      const before = moved[which]?.before ?? places[which];
      onChange(which, null);
      ask(which, { ...to, hasFailed: false, before });
    },
    retry: (which) => {
      const pin = moved[which];
      if (pin) ask(which, pin);
    },
    undo: (which) => {
      forget(which);
      onChange(which, moved[which]?.before ?? null);
    },
    forget,
  };
}
