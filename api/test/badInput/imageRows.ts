import { newId } from '../support/builders.js';
import { aLicense, aPicture } from '../support/aPicture.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** An upload of a thousand bytes that the rider has started. */
async function upload({ rider }: Stage) {
  const { body } = await rider.post('/uploads', { size: 1000 });
  return { as: rider, params: { id: body.id as string } };
}

/** Pictures, whole and in pieces. */
export const imageRows: Rows = {
  'POST /images': {
    good: ({ admin, rider }) => ({ as: admin, body: aPicture(), strangers: [rider] }),
  },
  'POST /profile_images': { good: ({ rider }) => ({ as: rider, body: aPicture() }) },
  'POST /license_images': { good: ({ app }) => ({ as: app.anonymous, body: aPicture() }) },
  'GET /drivers/:id/license_image': {
    async good({ app, driver, fleetadmin, strangers }) {
      const key = await aLicense(app.services);
      await app.services.db.users.update(driver.user.id, { licenseImage: key });
      const others = [strangers.driver, strangers.fleetadmin];
      return { as: fleetadmin, params: { id: driver.user.id }, strangers: others };
    },
    again: 'same',
  },
  'POST /uploads': { good: ({ rider }) => ({ as: rider, body: { size: 1000 } }) },
  'GET /uploads/:id': {
    good: async (stage) => ({ ...(await upload(stage)), strangers: [stage.driver] }),
    again: 'same',
  },
  'PUT /uploads/:id': {
    good: async (stage) => ({
      ...(await upload(stage)),
      query: { from: '0' },
      body: Buffer.alloc(1000, 'x'),
      strangers: [stage.driver],
    }),
    again: [409, 'wrong_state'],
  },
  'GET /images/:key': {
    async good({ app, rider }) {
      const key = `${newId()}.webp`;
      await app.services.images.put(key, { contents: Buffer.from('x'), contentType: 'image/webp' });
      return { as: rider, params: { key } };
    },
    again: 'same',
  },
};
