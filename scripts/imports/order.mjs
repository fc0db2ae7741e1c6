/**
 * The order of each package's folders, from bottom to top. At run time, a folder imports only from folders before it;
 * type imports may point anywhere. A file directly in `src` counts as a folder of its own.
 * A folder that is not listed belongs to the layer with `isOpen`, and may not import from folders of that layer.
 * `npm run check:imports` enforces it, and draws it in docs/architecture/layers.md.
 */
export const packages = [
  {
    name: 'shared',
    source: 'shared/src',
    layers: [
      {
        name: 'Ground',
        about: 'terms that every rule uses',
        folders: ['errors', 'crud', 'language', 'time', 'money', 'geo', 'image', 'run', 'realtime'],
      },
      {
        name: 'Domain',
        about: 'schemas and rules of the entities',
        isOpen: true,
        folders: [
          'tracking',
          'passkey',
          'notification',
          'payment',
          'cancelreason',
          'promo',
          'user',
          'withdraw',
          'wallet',
          'settings',
          'cartype',
          'booking',
          'chat',
          'earning',
          'audit',
        ],
      },
      { name: 'Access', about: 'who may do and see what', folders: ['access'] },
      { name: 'Entries', about: 'what other packages import', folders: ['index.ts', 'web'] },
    ],
  },
];
