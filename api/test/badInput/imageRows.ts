import { newId } from '../support/builders.js';
import { aLicense, aPicture } from '../support/aPicture.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** An upload of a thousand bytes that the rider has started. */
async function upload({ rider }: Stage) {
  const { body } = await rider.post('/uploads', { size: 1000 });
  return { as: rider, params: { id: body.id as string } };
}

/** A picture of an insurance that the driver has sent: its key, and when it was sent. */
async function sentInsurance({ app, driver }: Stage) {
  const image = await aLicense(app.services);
  const body = { image, expiresOn: '2099-12-31' };
  const { documents } = (await driver.put('/drivers/me/documents/insurance', body)).body;
  const sent = documents.find(({ kind }: { kind: string }) => kind === 'insurance').sent;
  return { image, at: sent.at as number };
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
  'PUT /drivers/me/documents/:kind': {
    async good({ app, driver }) {
      const image = await aLicense(app.services);
      return { as: driver, params: { kind: 'insurance' }, body: { image, expiresOn: '2099-12-31' } };
    },
    again: 'same',
  },
  'GET /drivers/:id/documents': {
    good: ({ driver, fleetadmin, strangers }) => ({
      as: fleetadmin,
      params: { id: driver.user.id },
      strangers: [strangers.driver, strangers.fleetadmin],
    }),
    again: 'same',
  },
  'GET /drivers/:id/documents/:kind/image': {
    async good(stage) {
      const { image } = await sentInsurance(stage);
      const { driver, fleetadmin, strangers } = stage;
      return {
        as: fleetadmin,
        params: { id: driver.user.id, kind: 'insurance' },
        query: { key: image },
        strangers: [strangers.driver, strangers.fleetadmin],
      };
    },
    again: 'same',
  },
  'POST /drivers/:id/documents/:kind/review': {
    async good(stage) {
      const { at } = await sentInsurance(stage);
      return {
        as: stage.admin,
        params: { id: stage.driver.user.id, kind: 'insurance' },
        body: { decision: 'approve', at, expiresOn: '2099-12-31' },
      };
    },
    again: [409, 'changed_meanwhile'],
  },
  'PUT /drivers/:id/documents/:kind/date': {
    async good({ app, admin, driver }) {
      const licenseImage = await aLicense(app.services);
      await app.services.db.users.update(driver.user.id, { licenseImage });
      return {
        as: admin,
        params: { id: driver.user.id, kind: 'license' },
        body: { expiresOn: '2099-12-31' },
      };
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
