import type { LatLng } from '@wayfare/shared';
import type { DrawnMarker, MarkerSpec } from '../drawnMap.js';
import { movableElement, shiftedOnScreen } from '../movableElement.js';
import type { GoogleLibrary } from './googleLibrary.js';
import type { InfoWindow } from './googleInfoWindow.js';

/** Raises a marker above those further south. */
const IN_FRONT = 1_000_000;

/**
 * Draws a marker as an element of the page, because Google's own markers need a map id of the operator's
 * project. `info` is the map's window.
 */
export function addMarker(
  { OverlayView }: GoogleLibrary,
  map: google.maps.Map,
  info: InfoWindow,
  spec: MarkerSpec,
): DrawnMarker {
  let at: LatLng = { lat: spec.lat, lng: spec.lng };
  const open = (content: HTMLElement) =>
    info.open(element, { content, at, above: spec.look.anchor[1], name: spec.name });
  const choose = spec.info ? () => open(spec.info as HTMLElement) : spec.onChoose;
  const element = choose ? buttonFor(spec, choose) : spec.moving ? pinFor(spec) : imageFor(spec);
  if (choose || spec.moving) OverlayView.preventMapHitsAndGesturesFrom(element);

  const overlay = new OverlayView();
  const draw = () => {
    const point = overlay.getProjection()?.fromLatLngToDivPixel(at);
    if (point) place(element, spec, point);
  };
  overlay.onAdd = () => overlay.getPanes()?.overlayMouseTarget.append(element);
  overlay.draw = draw;
  overlay.onRemove = () => element.remove();
  overlay.setMap(map);
  const move = (to: LatLng) => {
    at = { lat: to.lat, lng: to.lng };
    draw();
    info.follow(element, at);
  };
  if (spec.moving) {
    const handle = { at: () => at, zoom: () => map.getZoom() ?? 0, move };
    movableElement(element, spec.name, spec.moving, handle);
    makeDraggable(element, spec.moving.onMoved, handle);
  }
  return {
    move,
    change: ({ html }, name) => {
      element.innerHTML = html;
      nameIt(element, name);
    },
    remove: () => {
      info.close(element);
      overlay.setMap(null);
    },
  };
}

function place(
  { style }: HTMLElement,
  { look, isInFront }: MarkerSpec,
  { x, y }: { x: number; y: number },
): void {
  const [anchorX, anchorY] = look.anchor;
  style.left = `${x - anchorX}px`;
  style.top = `${y - anchorY}px`;
  style.zIndex = String(Math.round(y) + (isInFront ? IN_FRONT : 0));
}

function buttonFor({ look, name }: MarkerSpec, choose: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', choose);
  return draw(button, look, name, 'padding:0;border:0;background:none;cursor:pointer');
}

/** An image for screen readers, which lets taps through to the map. */
function imageFor({ look, name }: MarkerSpec): HTMLElement {
  const image = document.createElement('div');
  image.setAttribute('role', 'img');
  return draw(image, look, name, 'pointer-events:none');
}

/** An element that users drag. */
const pinFor = ({ look, name }: MarkerSpec): HTMLElement =>
  draw(document.createElement('div'), look, name, 'touch-action:none');

/** Lets users drag an element with a mouse, a pen or a finger. */
function makeDraggable(
  element: HTMLElement,
  onMoved: (to: LatLng) => void,
  { at, zoom, move }: { at: () => LatLng; zoom: () => number; move: (to: LatLng) => void },
): void {
  let begun: { at: LatLng; x: number; y: number } | null = null;
  element.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    begun = { at: at(), x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (begun) move(shiftedOnScreen(begun.at, clientX - begun.x, clientY - begun.y, zoom()));
  });
  element.addEventListener('pointerup', ({ clientX, clientY }) => {
    const hasMoved = begun && (clientX !== begun.x || clientY !== begun.y);
    begun = null;
    if (hasMoved) onMoved(at());
  });
  element.addEventListener('pointercancel', () => {
    if (begun) move(begun.at);
    begun = null;
  });
}

function draw(element: HTMLElement, { html, size }: MarkerSpec['look'], name: string, css: string) {
  const [width, height] = size;
  nameIt(element, name);
  element.innerHTML = html;
  element.style.cssText = `position:absolute;width:${width}px;height:${height}px;line-height:0;${css}`;
  return element;
}

function nameIt(element: HTMLElement, name: string) {
  element.title = name;
  element.setAttribute('aria-label', name);
}
