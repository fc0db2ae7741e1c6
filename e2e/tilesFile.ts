/** A number in the format of protocol buffers, and of PMTiles' directories. */
function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
}

/** A field with contents of its own. */
const nested = (field: number, contents: readonly number[]) => [
  ...varint(field * 8 + 2),
  ...varint(contents.length),
  ...contents,
];
const number = (field: number, value: number) => [...varint(field * 8), ...varint(value)];
const text = (field: number, value: string) => nested(field, [...Buffer.from(value)]);
const zigzag = (value: number) => varint(value >= 0 ? value * 2 : -value * 2 - 1);

/** A vector tile of one layer, with one rectangle from corner to corner. */
function tileWith(
  layer: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number[] {
  const [wide, high] = [right - left, bottom - top];
  // Move to the first corner, draw three lines, close.
  const ring = [
    9,
    ...zigzag(left),
    ...zigzag(top),
    26,
    ...zigzag(wide),
    ...zigzag(0),
    ...zigzag(0),
    ...zigzag(high),
    ...zigzag(-wide),
    ...zigzag(0),
    15,
  ];
  const feature = [...nested(2, [0, 0]), ...number(3, 3), ...nested(4, ring)];
  return nested(3, [
    ...number(15, 2),
    ...text(1, layer),
    ...nested(2, feature),
    ...text(3, 'kind'),
    ...nested(4, text(1, layer)),
    ...number(5, 4096),
  ]);
}

/** A PMTiles file whose only tile shows the whole world: land everywhere. */
export function landEverywhere(): Buffer {
  const tile = tileWith('earth', [0, 0, 4096, 4096]);
  const directory = [1, 0, 1, tile.length, 1].flatMap(varint);
  const metadata = [...Buffer.from(JSON.stringify({ attribution: '© the test' }))];
  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const at = [127, directory.length, 127 + directory.length, metadata.length, 0, 0];
  const places = [...at, 127 + directory.length + metadata.length, tile.length, 1, 1, 1];
  places.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + index * 8));
  // Clustered, nothing compressed, vector tiles, zoom levels 0 to 0.
  header.set([1, 1, 1, 1, 0, 0], 96);
  [-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])]);
}
