import { canAccess, type Resource, resourcePages, type TranslationKey } from '@wayfare/shared';

const audited = ['create', 'edit', 'delete', 'export'] as const;
const isAudited = (resource: Resource) =>
  audited.some((action) => canAccess({ uid: '', usertype: 'admin' }, action, resource));

/** Names of the resources that admins change or export. */
export const resourceNames: Readonly<Record<string, TranslationKey>> = {
  ...Object.fromEntries(
    resourcePages
      .filter(({ resource }) => isAudited(resource))
      .map(({ resource, records }) => [resource, records]),
  ),
  savedviews: 'panel_views',
  personnotes: 'panel_person_notes',
  pairblocks: 'panel_pair_blocks',
  'webhook-deliveries': 'panel_delivery',
};

/** Names of actions. */
export const actionNames: Readonly<Record<string, TranslationKey>> = {
  create: 'panel_audit_create',
  edit: 'panel_audit_edit',
  delete: 'panel_audit_delete',
  credit: 'panel_audit_credit',
  debit: 'panel_audit_debit',
  reverse: 'panel_audit_reverse',
  approve: 'panel_audit_approve',
  reject: 'panel_audit_reject',
  propose: 'panel_audit_propose',
  invite: 'panel_audit_invite',
  identify: 'panel_audit_identify',
  refuse: 'panel_audit_refuse',
  confirm: 'panel_audit_confirm',
  process: 'panel_audit_process',
  fail: 'panel_audit_fail',
  refund: 'panel_audit_refund',
  assign: 'panel_audit_assign',
  cancel: 'panel_audit_cancel',
  override: 'panel_audit_override',
  recall: 'panel_audit_recall',
  widen: 'panel_audit_widen',
  raise: 'panel_audit_raise',
  acknowledge: 'panel_audit_acknowledge',
  complete: 'panel_audit_complete',
  'fare-review/decide': 'panel_audit_decide',
  default: 'panel_audit_default',
  rotate: 'panel_audit_rotate',
  revoke: 'panel_api_key_revoked',
  replay: 'panel_audit_replay',
  export: 'panel_audit_export',
};

/** The display name of something; without one, its stored name. */
export const nameOf = (
  names: Readonly<Record<string, TranslationKey>>,
  name: unknown,
  t: (key: TranslationKey) => string,
): string => {
  const key = names[String(name)];
  return key ? t(key) : String(name);
};
