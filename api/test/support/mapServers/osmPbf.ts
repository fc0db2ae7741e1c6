import { deflateSync } from 'node:zlib';
import type { LatLng } from '@wayfare/shared';

/** A street of a handmade map, as points of the map by number. */
export interface HandmadeStreet {
  name: string;
  /** OpenStreetMap's kind, such as `residential`. */
  highway: string;
  points: readonly number[];
}

/**
 * An OpenStreetMap file in its binary format (PBF) with points and streets: what routing engines build their
 * tiles from.
 */
export function osmPbf(points: readonly LatLng[], streets: readonly HandmadeStreet[]): Buffer {
  const header = [bytes(4, 'OsmSchema-V0.6'), bytes(16, 'wayfare tests')];
  return Buffer.concat([
    blob('OSMHeader', Buffer.concat(header)),
    blob('OSMData', primitives(points, streets)),
  ]);
}

/** Texts are numbered; the first one must be empty. */
function primitives(points: readonly LatLng[], streets: readonly HandmadeStreet[]): Buffer {
  const texts = [''];
  const numberOf = (text: string) => {
    if (!texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  // Coordinates are in units of 100 nanodegrees.
  const nodes = points.map(({ lat, lng }, index) =>
    bytes(1, Buffer.concat([signed(1, index + 1), signed(8, lat * 1e7), signed(9, lng * 1e7)])),
  );
  const ways = streets.map(({ name, highway, points: path }, index) => {
    const steps = path.map((point, at) => point - (at === 0 ? -1 : (path[at - 1] as number)));
    return bytes(
      3,
      Buffer.concat([
        number(1, index + 1),
        packed(2, [numberOf('highway'), numberOf('name')]),
        packed(3, [numberOf(highway), numberOf(name)]),
        packed(8, steps.map(zigzag)),
      ]),
    );
  });
  const table = Buffer.concat(texts.map((text) => bytes(1, text)));
  return Buffer.concat([
    bytes(1, table),
    ...nodes.map((node) => bytes(2, node)),
    ...ways.map((way) => bytes(2, way)),
  ]);
}

function blob(type: string, contents: Buffer): Buffer {
  const compressed = Buffer.concat([number(2, contents.length), bytes(3, deflateSync(contents))]);
  const header = Buffer.concat([bytes(1, type), number(3, compressed.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, compressed]);
}

/** The fields of protocol buffers. */
const number = (field: number, value: number) => Buffer.from([...varint(field << 3), ...varint(value)]);
const signed = (field: number, value: number) => number(field, zigzag(Math.round(value)));
function bytes(field: number, value: string | Buffer): Buffer {
  const contents = Buffer.from(value);
  return Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(contents.length)]), contents]);
}
const packed = (field: number, values: readonly number[]) =>
  bytes(field, Buffer.from(values.flatMap((value) => varint(value))));

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

function varint(value: number): number[] {
  const result: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    result.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...result, rest];
}
