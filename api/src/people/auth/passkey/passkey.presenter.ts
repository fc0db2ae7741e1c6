import type { Passkey } from '@wayfare/shared';

/** A passkey as its owner sees it: without its verification data. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: Passkey): Passkey => ({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
});
