import { idSchema, languageSchema } from '@wayfare/shared';
import { z } from 'zod';
import { permit } from '../../platform/crud/permit.js';
import { operation } from '../operation.js';
import { presentLanguages } from './language.resource.js';
import { setDefaultLanguage } from './setDefaultLanguage.js';
import { textsOf } from './translate.js';
import { single } from '../../platform/crud/single.js';

export const languageOperations = [
  operation({
    id: 'getTranslations',
    method: 'get',
    path: '/translations/:locale',
    summary: 'All texts of a language, over the English base',
    access: 'public',
    params: z.object({ locale: z.string().regex(/^[A-Za-z0-9-]{2,20}$/) }),
    answers: z.record(z.string(), z.string()),
    async act({ params, services, response }) {
      response.set('Cache-Control', 'no-cache');
      return textsOf(params.locale, services);
    },
  }),
  operation({
    id: 'setDefaultLanguage',
    stepUp: true,
    method: 'post',
    path: '/languages/:id/default',
    summary: 'Make a language the default one',
    access: ['admin'],
    params: z.object({ id: idSchema }),
    answers: languageSchema,
    authorize: ({ actor, services }) => permit(actor, 'edit', 'languages', services),
    act: ({ params, services }) => setDefaultLanguage(params.id, services),
    audit: {
      action: 'default',
      resource: 'languages',
      record: ({ params }) => params.id,
      async before({ params, services }) {
        const language = await services.db.languages.findById(params.id);
        return { default: language?.default };
      },
      after: ({ default: isDefault }) => ({ default: isDefault }),
    },
    present: async (language) => single(await presentLanguages([language])),
  }),
];
