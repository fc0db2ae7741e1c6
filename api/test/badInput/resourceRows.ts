import { countedUses } from '@wayfare/shared';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

/** A resource that only admins write, and that everyone or only admins can read. */
export function resource(
  name: string,
  aRecord: (stage: Stage) => object,
  refuses: GoodRequest['refuses'] = {},
): Rows {
  const made = async (stage: Stage) => {
    const { body } = await stage.admin.post(`/${name}`, aRecord(stage));
    return { as: stage.admin, params: { id: body.id as string } };
  };
  const strangers = (stage: Stage) => Object.values(stage.strangers);
  return {
    ...readOnly(name, made),
    [`POST /${name}`]: {
      good: (stage) => ({
        as: stage.admin,
        body: aRecord(stage),
        strangers: strangers(stage),
        refuses,
      }),
      keyed: true,
    },
    [`PUT /${name}/:id`]: {
      good: async (stage) => ({
        ...(await made(stage)),
        body: aRecord(stage),
        strangers: strangers(stage),
        refuses,
      }),
      again: 'same',
    },
    ...((countedUses as readonly string[]).includes(name) && {
      [`GET /${name}/:id/uses`]: {
        good: async (stage: Stage) => ({ ...(await made(stage)), strangers: strangers(stage) }),
        again: 'same',
      },
    }),
    [`DELETE /${name}/:id`]: {
      good: async (stage) => ({ ...(await made(stage)), strangers: strangers(stage) }),
      again: [404, 'not_found'],
    },
  };
}

/** A resource that can be listed, read and exported. */
export function readOnly(name: string, one: (stage: Stage) => Promise<GoodRequest>): Rows {
  return {
    [`GET /${name}`]: { good: ({ admin }) => ({ as: admin }), again: 'same' },
    [`GET /${name}/:id`]: { good: one, again: 'same' },
    [`GET /${name}/export`]: { good: ({ admin }) => ({ as: admin }), again: 'same' },
  };
}

let names = 0;
/** A name not used by any record yet. */
export const newName = (what: string) => `${what} ${(names += 1)}`;
