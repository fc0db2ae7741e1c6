import { bankFields } from '@wayfare/shared';

/**
 * Fields that need a recent proof of identity to change, even on one's own account: contacts and bank
 * details.
 */
export const provenFields = ['email', 'mobile', ...bankFields] as const;
