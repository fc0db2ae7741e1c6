import type { Connection } from 'mongoose';
import { alertRepository } from './alert/alert.repository.js';
import { auditRepository } from './audit/audit.repository.js';
import { conversationRepository } from './conversation/conversation.repository.js';
import { conversationMessageRepository } from './conversation/conversationMessage.repository.js';
import { decisionRequestRepository } from './decision/decision.repository.js';
import { personNoteRepository } from './personNote/personNote.repository.js';
import { paymentDifferenceRepository } from './reconciliation/paymentDifference.repository.js';
import { reconciliationRepository } from './reconciliation/reconciliation.repository.js';
import { savedViewRepository } from './savedView/savedView.repository.js';
import { setupRepository } from './setup/setup.repository.js';
import { shiftNoteRepository } from './shiftNote/shiftNote.repository.js';

/** The repositories of the office, on one connection. */
export const officeRepositories = (connection: Connection) => ({
  alerts: alertRepository(connection),
  audit: auditRepository(connection),
  conversations: conversationRepository(connection),
  conversationMessages: conversationMessageRepository(connection),
  decisionRequests: decisionRequestRepository(connection),
  paymentDifferences: paymentDifferenceRepository(connection),
  reconciliations: reconciliationRepository(connection),
  personNotes: personNoteRepository(connection),
  savedViews: savedViewRepository(connection),
  setup: setupRepository(connection),
  shiftNotes: shiftNoteRepository(connection),
});

export type OfficeRepositories = ReturnType<typeof officeRepositories>;
