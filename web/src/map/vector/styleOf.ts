import { layers, namedFlavor } from '@protomaps/basemaps';
import type { StyleSpecification } from 'maplibre-gl';
import type { VectorMap } from '@wayfare/shared';

const SOURCE = 'tiles';

/**
 * The style of a map: its address, or for a file of tiles our own, with names in a language. Names are drawn
 * with the device's fonts, and there are no symbols, so that nothing but the file is needed.
 */
export function styleOf(
  source: VectorMap,
  mode: 'light' | 'dark',
  language: string,
  origin: string,
): string | StyleSpecification {
  if (!('tiles' in source)) return source[mode];
  const drawn = layers(SOURCE, namedFlavor(mode), { lang: language }) as StyleSpecification['layers'];
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${origin}${source.tiles}` } },
    layers: drawn.filter(({ layout = {} }) => !('icon-image' in layout)),
  };
}
