import { distanceKm, type LatLng } from '@wayfare/shared';

/**
 * Side of a grid cell in degrees: about half a kilometer. Measured: larger cells compare too many drivers in
 * a crowded city.
 */
const CELL = 0.005;
const ROWS = Math.round(180 / CELL);
const COLUMNS = Math.round(360 / CELL);
const EARTH_RADIUS_KM = 6371.0088;
const RADIAN = Math.PI / 180;
/** Initial capacity in points, before the arrays grow. */
const FIRST_ROOM = 1_024;

export interface Found<T> {
  item: T;
  /** Great-circle km from the requested point. */
  distance: number;
}

/**
 * Points that move often, found by distance. Cells are numbered and coordinates are stored in typed arrays,
 * as unit vectors: moving a point and comparing distances allocates nothing, and there is no seam at the date
 * line or the poles.
 */
export class DriverGrid<T extends { id: string; location: LatLng }> {
  private readonly slots = new Map<string, number>();
  private readonly items: (T | undefined)[] = [];
  private readonly free: number[] = [];
  private readonly cells = new Map<number, number[]>();
  private cellOfSlot = new Float64Array(FIRST_ROOM);
  private vectors = new Float64Array(3 * FIRST_ROOM);

  get(id: string): T | undefined {
    const slot = this.slots.get(id);
    return slot === undefined ? undefined : this.items[slot];
  }

  all(): T[] {
    return this.items.filter((item) => item !== undefined);
  }

  ids(): IterableIterator<string> {
    return this.slots.keys();
  }

  /** Adds an item, or replaces the one with the same id. */
  put(item: T): void {
    let slot = this.slots.get(item.id);
    if (slot === undefined) {
      slot = this.free.pop() ?? this.items.length;
      this.makeRoom(slot);
      this.slots.set(item.id, slot);
      this.enter(slot, cellOf(item.location));
    }
    this.items[slot] = item;
    this.place(slot, item.location);
  }

  /** Updates the grid after an item's `location` has changed. */
  moved(item: T): void {
    const slot = this.slots.get(item.id);
    if (slot !== undefined) this.place(slot, item.location);
  }

  remove(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    this.leave(slot);
    this.slots.delete(id);
    this.items[slot] = undefined;
    this.free.push(slot);
  }

  /**
   * The nearest items within a radius that pass a test, nearest first. Searches outward, no further than
   * necessary.
   */
  nearest(point: LatLng, radiusKm: number, limit: number, test: (item: T) => boolean): Found<T>[] {
    const search = new Search(point, chordOf(radiusKm), limit);
    const cosine = Math.cos(point.lat * RADIAN);
    const own = cellOf(point);
    const inside = Math.min(toBorder(point.lat), toBorder(point.lng));
    for (let ring = 0; ; ring += 1) {
      const cellsSoFar = (2 * ring + 1) ** 2;
      if (cellsSoFar > this.cells.size || ring > COLUMNS / 4) {
        // More cells than exist: check all items instead.
        search.clear();
        for (const slot of this.slots.values()) this.offer(search, slot, test);
        break;
      }
      this.eachOfRing(own, ring, (slot) => this.offer(search, slot, test));
      // Anything in further rings is at least this far away.
      const angle = (ring * CELL + inside) * RADIAN;
      const beyond = EARTH_RADIUS_KM * Math.min(angle, Math.asin(cosine * Math.sin(angle)));
      if (chordOf(beyond) >= search.worst()) break;
    }
    return search.slots.map((slot) => {
      const item = this.items[slot] as T;
      return { item, distance: distanceKm(point, item.location) };
    });
  }

  private offer(search: Search, slot: number, test: (item: T) => boolean): void {
    const chord = search.chordTo(this.vectors, slot);
    if (chord > search.worst()) return;
    const item = this.items[slot] as T;
    if (test(item)) search.take(slot, chord, item.id);
  }

  private eachOfRing(own: number, ring: number, visit: (slot: number) => void): void {
    const row = Math.floor(own / COLUMNS);
    const column = own % COLUMNS;
    for (let dRow = -ring; dRow <= ring; dRow += 1) {
      const at = row + dRow;
      if (at < 0 || at >= ROWS) continue;
      const step = Math.abs(dRow) === ring || ring === 0 ? 1 : 2 * ring;
      for (let dColumn = -ring; dColumn <= ring; dColumn += step) {
        const cell = this.cells.get(at * COLUMNS + ((column + dColumn + COLUMNS) % COLUMNS));
        if (cell) for (const slot of cell) visit(slot);
      }
    }
  }

  private place(slot: number, location: LatLng): void {
    const cell = cellOf(location);
    if (cell !== this.cellOfSlot[slot]) {
      this.leave(slot);
      this.enter(slot, cell);
    }
    setVector(this.vectors, slot, location);
  }

  private enter(slot: number, cell: number): void {
    this.cellOfSlot[slot] = cell;
    const members = this.cells.get(cell);
    if (members) members.push(slot);
    else this.cells.set(cell, [slot]);
  }

  private leave(slot: number): void {
    const cell = this.cellOfSlot[slot] as number;
    const members = this.cells.get(cell) as number[];
    const last = members.pop() as number;
    if (last !== slot) members[members.indexOf(slot)] = last;
    if (members.length === 0) this.cells.delete(cell);
  }

  private makeRoom(slot: number): void {
    if (slot < this.cellOfSlot.length) return;
    const cells = new Float64Array(2 * this.cellOfSlot.length);
    const vectors = new Float64Array(2 * this.vectors.length);
    cells.set(this.cellOfSlot);
    vectors.set(this.vectors);
    this.cellOfSlot = cells;
    this.vectors = vectors;
  }
}

/** The best matches so far: slots by their squared chord to a point, nearest first; ties by id. */
class Search {
  readonly slots: number[] = [];
  private readonly chords: number[] = [];
  private readonly ids: string[] = [];
  private readonly from = new Float64Array(3);

  constructor(
    point: LatLng,
    private readonly within: number,
    private readonly limit: number,
  ) {
    setVector(this.from, 0, point);
  }

  clear(): void {
    for (const list of [this.slots, this.chords, this.ids]) list.length = 0;
  }

  chordTo(vectors: Float64Array, slot: number): number {
    const dx = (vectors[3 * slot] as number) - (this.from[0] as number);
    const dy = (vectors[3 * slot + 1] as number) - (this.from[1] as number);
    const dz = (vectors[3 * slot + 2] as number) - (this.from[2] as number);
    return dx * dx + dy * dy + dz * dz;
  }

  /** The squared chord beyond which items are ignored. */
  worst(): number {
    if (this.limit <= 0) return -1;
    return this.slots.length < this.limit ? this.within : (this.chords.at(-1) as number);
  }

  take(slot: number, chord: number, id: string): void {
    let at = this.chords.length;
    while (at > 0 && isBefore(chord, id, this.chords[at - 1] as number, this.ids[at - 1] as string)) at -= 1;
    if (at >= this.limit) return;
    this.chords.splice(at, 0, chord);
    this.slots.splice(at, 0, slot);
    this.ids.splice(at, 0, id);
    if (this.slots.length > this.limit) for (const list of [this.chords, this.slots, this.ids]) list.pop();
  }
}

const isBefore = (chord: number, id: string, otherChord: number, otherId: string) =>
  chord < otherChord || (chord === otherChord && id < otherId);

/**
 * The squared chord on a unit sphere that spans the given km; longer distances count as half the
 * circumference.
 */
function chordOf(km: number): number {
  const half = Math.sin(Math.min(Math.PI / 2, Math.max(0, km) / (2 * EARTH_RADIUS_KM)));
  return 4 * half * half;
}

function setVector(vectors: Float64Array, slot: number, { lat, lng }: LatLng): void {
  const cosine = Math.cos(lat * RADIAN);
  vectors[3 * slot] = cosine * Math.cos(lng * RADIAN);
  vectors[3 * slot + 1] = cosine * Math.sin(lng * RADIAN);
  vectors[3 * slot + 2] = Math.sin(lat * RADIAN);
}

/** Distance of a coordinate from the nearer border of its cell, in degrees. */
function toBorder(degrees: number): number {
  const after = degrees / CELL - Math.floor(degrees / CELL);
  return CELL * Math.min(after, 1 - after);
}

function cellOf({ lat, lng }: LatLng): number {
  const row = Math.min(ROWS - 1, Math.floor((lat + 90) / CELL));
  const column = Math.floor((lng + 180) / CELL) % COLUMNS;
  return row * COLUMNS + column;
}
