import { clustersOf, crowdsOf } from './clusters.js';
import { crowdOf } from './markerLook.js';

describe('clustersOf', () => {
  it('separates distant points and merges overlapping ones', () => {
    const points = [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x: 29, y: 0 },
      { id: 'c', x: 30, y: 0 },
      { id: 'd', x: -10, y: -10 },
    ];
    const clusters = clustersOf(points, 30).map(({ members }) => members.map(({ id }) => id));
    expect(clusters).toEqual([['a', 'b', 'd'], ['c']]);
  });

  it('leaves no two clusters closer than the distance, and loses no point', () => {
    const points = Array.from({ length: 500 }, (_, index) => ({
      x: (index * 37) % 211,
      y: (index * 91) % 157,
    }));
    const clusters = clustersOf(points, 30);
    expect(clusters.flatMap(({ members }) => members)).toHaveLength(500);
    for (const [index, a] of clusters.entries()) {
      for (const b of clusters.slice(index + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(30);
      }
    }
  });
});

it('merges cars of all states with each other, and never with the pickup they drive to', () => {
  const points = (['free', 'pickup', 'busy', 'drop', 'pickup', 'driver'] as const).map((kind) => ({
    kind,
    x: 0,
    y: 0,
  }));
  const clusters = crowdsOf(points, ({ kind }) => crowdOf(kind)).flatMap((crowd) => clustersOf(crowd, 30));
  expect(clusters.map(({ members }) => members.map(({ kind }) => kind))).toEqual([
    ['free', 'busy', 'driver'],
    ['pickup', 'pickup'],
    ['drop'],
  ]);
});
