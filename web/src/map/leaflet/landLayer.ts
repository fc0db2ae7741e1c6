import L from 'leaflet';
import { type Box, tilesIn } from './landTiles.js';
import type { MapColors } from '../mapColors.js';
import { drawStreets, LEAST_STREET_ZOOM } from './drawStreets.js';
import { overlaps, streetsAt } from './streets.js';
import { boxOf, type Projection, projection } from '../tileProjection.js';

/** Darkens the layer below. */
const LINE = '#e4e2d6';
const lineSteps = [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002];

type LandLayerOptions = L.GridLayerOptions & { colors: MapColors };

/**
 * The map background, drawn on the device from outlines that come with the site: no map service is needed.
 */
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
        const { colors } = this.options;
        await draw(context, coords, size.x, colors);
        done(undefined, canvas);
        if (coords.z < LEAST_STREET_ZOOM) return;
        // One tile at a time, so that the page answers in between.
        await nextTurn();
        await addStreets(context, coords, size.x, colors);
      };
      void finish();
    }
    return canvas;
  },
}) as unknown as new (
  options: LandLayerOptions,
) => L.GridLayer;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

async function draw(context: CanvasRenderingContext2D, coords: L.Coords, size: number, colors: MapColors) {
  const { x, y } = projection(coords, size);
  const box = boxOf(coords, size);
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

/** Draws the streets onto a finished tile as soon as they are loaded. */
async function addStreets(
  context: CanvasRenderingContext2D,
  coords: L.Coords,
  size: number,
  colors: MapColors,
) {
  const box = boxOf(coords, size);
  for (const { streets } of await tilesIn(box)) {
    if (!streets || !overlaps(streets, box)) continue;
    drawStreets(context, await streetsAt(streets.address), coords, size, colors);
  }
}

/** Fine lines, so that the map visibly moves even where there is only land. */
function drawLines(
  context: CanvasRenderingContext2D,
  size: number,
  box: Box,
  x: Projection['x'],
  y: Projection['y'],
) {
  const perDegree = size / (box.east - box.west);
  const step = [...lineSteps].reverse().find((candidate) => candidate * perDegree >= 56);
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
