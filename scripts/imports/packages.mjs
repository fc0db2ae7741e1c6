/**
 * The packages whose imports are checked, and the order of each from bottom to top: what stands later may
 * import what stands before it. An entry is an area, which is a folder with a file `area.json` that lists its
 * own folders, or a file directly in the source. `.` means that the source itself is one area.
 */
export const packages = [
  {
    name: 'shared',
    source: 'shared/src',
    order: ['basics', 'messages', 'people', 'money', 'trips', 'office', 'access', 'index.ts'],
  },
  {
    name: 'api',
    source: 'api/src',
    order: [
      'platform',
      'basics',
      'messages',
      'people',
      'money',
      'trips',
      'office',
      'edge',
      'app.ts',
      'process',
      'server.ts',
    ],
    drawsEachArea: true,
  },
  { name: 'web', source: 'web/src', order: ['.', 'index.ts'] },
  {
    name: 'admin',
    source: 'admin/src',
    // People are above trips: their screens show their money and trips.
    order: ['frame', 'basics', 'messages', 'money', 'trips', 'people', 'office', 'App.tsx', 'main.tsx'],
  },
  {
    name: 'landing',
    source: 'landing/src',
    order: [
      'frame',
      'people',
      'money',
      'trips',
      'site',
      'loadFirst.ts',
      'AppProviders.tsx',
      'publicPages.tsx',
      'App.tsx',
      'main.tsx',
      'server.tsx',
    ],
  },
];
