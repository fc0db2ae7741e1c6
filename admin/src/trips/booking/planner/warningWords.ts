import type { PlanWarning } from '@wayfare/shared';
import type { useText } from '../../../frame/texts/useText.js';

type Translate = ReturnType<typeof useText>;

/** Warnings as a text. */
export const warningWords = (warnings: readonly PlanWarning[], t: Translate): string =>
  warnings
    .map(({ problem, minutes }) => t(`panel_planner_warn_${problem}`, { minutes: minutes ?? 0 }))
    .join(' · ');
