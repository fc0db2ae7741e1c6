import L from 'leaflet';
import { type Box, tilesIn } from './landTiles.js';
import type { MapColors } from './mapColors.js';

/** Darkens what is below it. */
const LINE = '#e4e2d6';
const lineSteps = [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];

type LandLayerOptions = L.GridLayerOptions & { colors: MapColors };

/** The map background, drawn on the device from outlines that come with the site: no map service is needed. */
export const LandLayer = L.GridLayer.extend({
  createTile(this: L.GridLayer & { options: LandLayerOptions }, coords: L.Coords, done: L.DoneCallback) {
    const size = this.getTileSize();
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    const canvas = document.createElement('canvas');
    canvas.width = size.x * ratio;
    canvas.height = size.y * ratio;
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(ratio, ratio);
      const finish = async () => {
        await draw(context, coords, size.x, this.options.colors);
        done(undefined, canvas);
      };
      void finish();
    }
    return canvas;
  },
}) as unknown as new (
  options: LandLayerOptions,
) => L.GridLayer;

/** Web Mercator, computed directly: Leaflet's own version creates an object for every point. */
function projection(coords: L.Coords, size: number) {
  const world = size * 2 ** coords.z;
  const x = (lng: number) => ((lng + 180) / 360) * world - coords.x * size;
  const y = (lat: number) => {
    const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
    return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - coords.y * size;
  };
  const lngAt = (pixel: number) => ((pixel + coords.x * size) / world) * 360 - 180;
  const latAt = (pixel: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * (pixel + coords.y * size)) / world))) * 180) / Math.PI;
  return { x, y, lngAt, latAt };
}

async function draw(context: CanvasRenderingContext2D, coords: L.Coords, size: number, colors: MapColors) {
  const { x, y, lngAt, latAt } = projection(coords, size);
  const box = { west: lngAt(0), east: lngAt(size), south: latAt(size), north: latAt(0) };
  context.fillStyle = colors.sea;
  context.fillRect(0, 0, size, size);
  for (const tile of await tilesIn(box)) {
    context.beginPath();
    for (const ring of tile.land) {
      for (let index = 0; index + 1 < ring.length; index += 2) {
        const px = x(ring[index] ?? 0);
        const py = y(ring[index + 1] ?? 0);
        if (index === 0) context.moveTo(px, py);
        else context.lineTo(px, py);
      }
      context.closePath();
    }
    context.fillStyle = colors.land;
    context.fill('evenodd');
  }
  drawLines(context, size, box, x, y);
}

/** Fine lines, so that the map visibly moves even where there is only land. */
function drawLines(
  context: CanvasRenderingContext2D,
  size: number,
  box: Box,
  x: (lng: number) => number,
  y: (lat: number) => number,
) {
  const perDegree = size / (box.east - box.west);
  const step = lineSteps.toReversed().find((candidate) => candidate * perDegree >= 56);
  if (!step) return;
  context.beginPath();
  for (let lng = Math.ceil(box.west / step) * step; lng <= box.east; lng += step) {
    const px = Math.round(x(lng)) + 0.5;
    context.moveTo(px, 0);
    context.lineTo(px, size);
  }
  for (let lat = Math.ceil(box.south / step) * step; lat <= box.north; lat += step) {
    const py = Math.round(y(lat)) + 0.5;
    context.moveTo(0, py);
    context.lineTo(size, py);
  }
  context.strokeStyle = LINE;
  context.globalCompositeOperation = 'multiply';
  context.stroke();
  context.globalCompositeOperation = 'source-over';
}
