import type { CancelRole, CancelStage, TranslationKey } from '@wayfare/shared';

/** The names of those who may choose a reason for canceling. */
export const cancelRoleNames = {
  rider: 'cancel_role_rider',
  driver: 'cancel_role_driver',
  office: 'cancel_role_office',
} as const satisfies Record<CancelRole, TranslationKey>;

/** The names of the stages that a reason for canceling fits. */
export const cancelStageNames = {
  searching: 'cancel_stage_searching',
  approaching: 'cancel_stage_approaching',
  waiting: 'cancel_stage_waiting',
} as const satisfies Record<CancelStage, TranslationKey>;
