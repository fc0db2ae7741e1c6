import { idSchema, languageSchema, notFound } from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../../platform/operation/audited.js';
import { permit } from '../../platform/crud/resourceOperations.js';
import { operation } from '../operation.js';
import { languageResource } from './language.resource.js';
import { textsOf } from './translate.js';

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
    method: 'post',
    path: '/languages/:id/default',
    summary: 'Make a language the default one',
    access: ['admin'],
    params: z.object({ id: idSchema }),
    answers: languageSchema,
    async act({ actor, params, services }) {
      await permit(actor, 'edit', 'languages', services);
      const language = await services.db.languages.findById(params.id);
      if (!language) throw notFound();
      const change = {
        action: 'default',
        resource: 'languages',
        record: language.id,
        before: () => ({ default: language.default }),
        after: () => ({ default: true }),
      } as const;
      await audited(actor, change, () => services.db.languages.makeDefault(language.id), services);
      services.realtime.resourceChanged('languages', [language.id]);
      const [shown] = await languageResource.present([{ ...language, default: true }], actor, services);
      return shown;
    },
  }),
];
