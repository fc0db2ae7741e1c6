/** A screen position that represents something on the map. */
interface Placed {
  x: number;
  y: number;
}

/** The items drawn at one position: a single one, or several that are too close together to distinguish. */
interface Cluster<T extends Placed> extends Placed {
  members: [T, ...T[]];
}

/**
 * Merges points that would overlap. The first point at a position keeps it; all points within `distance`
 * join, so that no two clusters are closer than that.
 */
export function clustersOf<T extends Placed>(points: readonly T[], distance: number): Cluster<T>[] {
  const clusters: Cluster<T>[] = [];
  // Squares as wide as the distance: only the nine around a point can contain a nearby cluster.
  const squares = new Map<string, Cluster<T>[]>();
  for (const point of points) {
    const column = Math.floor(point.x / distance);
    const row = Math.floor(point.y / distance);
    const near = nearest(point, column, row, squares, distance);
    if (near) {
      near.members.push(point);
      continue;
    }
    const cluster: Cluster<T> = { x: point.x, y: point.y, members: [point] };
    clusters.push(cluster);
    const key = `${column}:${row}`;
    squares.set(key, [...(squares.get(key) ?? []), cluster]);
  }
  return clusters;
}

function nearest<T extends Placed>(
  point: Placed,
  column: number,
  row: number,
  squares: ReadonlyMap<string, Cluster<T>[]>,
  distance: number,
): Cluster<T> | undefined {
  for (let x = column - 1; x <= column + 1; x++) {
    for (let y = row - 1; y <= row + 1; y++) {
      const found = squares
        .get(`${x}:${y}`)
        ?.find((cluster) => Math.hypot(cluster.x - point.x, cluster.y - point.y) < distance);
      if (found) return found;
    }
  }
  return undefined;
}

/** Splits points by the crowd they merge with. */
export function crowdsOf<T>(points: readonly T[], crowdOf: (point: T) => string): T[][] {
  const crowds = new Map<string, T[]>();
  for (const point of points) {
    const crowd = crowdOf(point);
    const members = crowds.get(crowd);
    if (members) members.push(point);
    else crowds.set(crowd, [point]);
  }
  return [...crowds.values()];
}
