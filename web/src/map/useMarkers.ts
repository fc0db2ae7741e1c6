import { useEffect, useRef } from 'react';
import { type LatLng, type MapBounds, isInBounds, widen } from '@wayfare/shared';
import { clustersOf, crowdsOf } from './clusters.js';
import { type DrawnMap, type DrawnMarker, type MarkerMoving, MAX_ZOOM } from './drawnMap.js';
import { gliding } from './glide.js';
import { inSlices } from './inSlices.js';
import { infoWindow } from './infoWindow.js';
import { clusterLook, crowdOf, markerLooks } from './markerLook.js';
import type { MapMarker, MarkerKind } from './mapProps.js';
import { globeProjection } from './tileProjection.js';

/** Markers closer than this on the screen merge into one that shows their number. */
const TOO_CLOSE = 30;
/** How far beyond the edges of the view markers are drawn, in parts of the view. */
const MARGIN = 0.5;
/** At this zoom and above, a cluster opens as a list: zooming in further would not separate its members. */
const CLOSEST_ZOOM = MAX_ZOOM - 2;

interface Shown {
  marker: DrawnMarker;
  look: string;
  /** Whether it is a group that is only separated, so that it shows no more than a number. */
  isNumber: boolean;
  /** The items that the marker shows at the moment. */
  items: readonly MapMarker[];
}

/** The settings that all markers of a map share. */
export interface MarkerWays {
  hasInfoWindows: boolean;
  nameOfMany: (count: number, crowd: MarkerKind | 'cars') => string;
  /** Returns the settings of a movable marker. The function stays the same as long as the map is shown. */
  movingOf: (id: string) => MarkerMoving;
}

/**
 * Keeps a map's markers in sync: a marker that still exists is moved, not recreated. `ways` should be the
 * same object.
 */
export function useMarkers(map: DrawnMap | null, markers: readonly MapMarker[], ways: MarkerWays) {
  const shown = useRef(new Map<string, Shown>());

  useEffect(() => {
    const known = shown.current;
    return () => {
      for (const { marker } of known.values()) marker.remove();
      known.clear();
    };
    // Other ways are other names, such as those of another language, which only new markers get.
  }, [map, ways]);

  useEffect(() => {
    if (!map) return undefined;
    let stop = () => {};
    const update = () => {
      stop();
      stop = inSlices(draw(map, markers, shown.current, ways));
    };
    update();
    const stopListening = map.onView(update);
    return () => {
      stop();
      stopListening();
    };
  }, [map, markers, ways]);
}

/** Brings the markers of a map up to date, one with each step. */
function* draw(
  map: DrawnMap,
  markers: readonly MapMarker[],
  known: Map<string, Shown>,
  ways: MarkerWays,
): Generator<undefined, void> {
  const groups = groupsOf(map, markers, ways);
  const wanted = new Set(groups.map(([{ id }]) => id));
  for (const id of known.keys()) {
    if (wanted.has(id)) continue;
    known.get(id)?.marker.remove();
    known.delete(id);
    yield;
  }
  for (const items of groups) {
    drawGroup(map, items, known, ways);
    yield;
  }
}

/** Markers that are drawn as one: the first is where it is drawn. */
type Group = readonly [MapMarker, ...MapMarker[]];

/** The markers in view: those of a crowd that are too close to each other are one. */
function groupsOf(map: DrawnMap, markers: readonly MapMarker[], ways: MarkerWays): Group[] {
  const { x, y } = globeProjection(map.zoom());
  // Only an info window can show the items of a cluster.
  const isApart = (item: MapMarker) =>
    !ways.hasInfoWindows || item.isApart === true || item.isMovable === true;
  const placed = markers
    .filter((item) => !isApart(item))
    .map((item) => ({ x: x(item.lng), y: y(item.lat), item }));
  const isNear = nearView(map.bounds());
  const merged = crowdsOf(placed, ({ item }) => crowdOf(item.kind))
    .flatMap((crowd) => clustersOf(crowd, TOO_CLOSE))
    .map(({ members: [first, ...others] }): Group => [first.item, ...others.map(({ item }) => item)])
    .filter(([first]) => isNear(first));
  return [...merged, ...markers.filter(isApart).map((item): Group => [item])];
}

function drawGroup(map: DrawnMap, items: Group, known: Map<string, Shown>, ways: MarkerWays): void {
  const [first] = items;
  const crowd = crowdOf(first.kind);
  const isNumber = items.length > 1 && map.zoom() < CLOSEST_ZOOM;
  const look = lookOf(items, isNumber);
  const before = known.get(first.id);
  if (before && (before.look === look || (before.isNumber && isNumber))) {
    if (before.look !== look)
      before.marker.change(clusterLook(items.length, crowd), ways.nameOfMany(items.length, crowd));
    before.marker.move(first);
    Object.assign(before, { items, look });
    return;
  }
  before?.marker.remove();
  const current = { look, items, isNumber };
  const marker =
    items.length === 1
      ? addSingle(map, first, ways)
      : addGroup(map, () => current.items, first, ways.nameOfMany(items.length, crowd));
  known.set(first.id, Object.assign(current, { marker }));
}

/**
 * Whether a place is visible, or could soon be. Markers far away are not drawn: after a closer look, there
 * may be thousands.
 */
function nearView(view: MapBounds | null): (at: LatLng) => boolean {
  if (!view) return () => true;
  const near = widen(view, MARGIN);
  return (at) => isInBounds(near, at);
}

/**
 * Returns a key of a marker's look, which is drawn again when the key changes. A group shows only a number,
 * so its key has no members: among thousands of moving cars, some join or leave a group every second.
 */
const lookOf = (items: readonly MapMarker[], isNumber: boolean): string =>
  JSON.stringify(
    isNumber
      ? [items.length, items[0] && crowdOf(items[0].kind)]
      : items.map(({ id, kind, title, text }) => [id, kind, title, text]),
  );

function addSingle(map: DrawnMap, item: MapMarker, { hasInfoWindows, movingOf }: MarkerWays): DrawnMarker {
  const { id, lat, lng, kind, title, isMovable, isApart = kind === 'driver' } = item;
  const marker = map.addMarker({
    lat,
    lng,
    look: markerLooks[kind],
    name: title,
    isInFront: isApart || kind === 'pickup',
    ...(isMovable ? { moving: movingOf(id) } : hasInfoWindows && { info: infoWindow([item]) }),
  });
  // Only a car that is followed: thousands of them would move all the time.
  return isApart && !isMovable ? gliding(marker, item) : marker;
}

function addGroup(
  map: DrawnMap,
  itemsNow: () => readonly MapMarker[],
  { lat, lng, kind }: MapMarker,
  name: string,
): DrawnMarker {
  const items = itemsNow();
  const separate = () => map.showAll(itemsNow(), { padding: 60, maxZoom: CLOSEST_ZOOM, isAnimated: true });
  return map.addMarker({
    lat,
    lng,
    look: clusterLook(items.length, crowdOf(kind)),
    name,
    isInFront: kind === 'pickup',
    ...(map.zoom() >= CLOSEST_ZOOM ? { info: infoWindow(items) } : { onChoose: separate }),
  });
}
