import type { DueWorkOfEntity } from '../../platform/scheduler/schedule.js';
import type { OfficeServices } from '../services.js';
import { sweepDecisionNotices } from './writeAboutDecision.js';

/** Answers to requests about decisions of which a crashed process did not notify the driver. */
export const decisionDueWork = {
  notify: { name: 'notify drivers of answers about decisions', run: sweepDecisionNotices },
} satisfies DueWorkOfEntity<OfficeServices>;
