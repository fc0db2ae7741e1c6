import type { TranslationKey } from '@wayfare/shared';

/** What becomes of whatever had to do with a deleted record, where that is not obvious. */
export const consequences: Readonly<Partial<Record<string, TranslationKey>>> = {
  riders: 'panel_delete_person',
  drivers: 'panel_delete_person',
  fleetadmins: 'panel_delete_person',
  alladmin: 'panel_delete_person',
  promos: 'panel_delete_promo',
  cancelreasons: 'panel_delete_reason',
  languages: 'panel_delete_language',
  notifications: 'panel_delete_notification',
  webhooks: 'panel_delete_webhook',
};

/** What becomes of what refers to a deleted record, where it needs no replacement. */
export const outcomes: Readonly<Partial<Record<string, TranslationKey>>> = {
  riders: 'panel_delete_ends',
  drivers: 'panel_delete_without',
  alladmin: 'panel_delete_without',
};

/** What always ends along with a record that it refers to, where that needs no replacement. */
export const endsAlong: readonly string[] = ['savedviews'];

/** The names of what has no page of its own. */
export const usesWithoutPage: Readonly<Partial<Record<string, TranslationKey>>> = {
  savedviews: 'panel_views',
};

/** How a record is put out of use without deleting it: a flag that is turned off. */
interface Retirement {
  field: string;
  label: TranslationKey;
}

const blocked: Retirement = { field: 'approved', label: 'panel_block_instead' };

/** The resources whose records have such a flag. */
export const retirements: Readonly<Partial<Record<string, Retirement>>> = {
  riders: blocked,
  drivers: blocked,
  fleetadmins: blocked,
  alladmin: blocked,
  webhooks: { field: 'active', label: 'panel_turn_off_instead' },
};
