import type { Actor, AuditedField, AuditEntry } from '@wayfare/shared';

/** What a member of staff did; `at` is a ms timestamp. */
export interface StaffAct {
  actor: string;
  name: string;
  at: number;
}

/** The log of who changed what. */
export interface AuditTrail {
  /**
   * Records a change that is about to be made; repeating it with the same id has no effect. `actorName` names
   * an actor who is not a user.
   */
  begin(
    change: Pick<AuditEntry, 'id' | 'at' | 'action' | 'resource' | 'record'> & {
      actorName?: string | undefined;
    },
    actor: Actor,
  ): Promise<void>;
  /**
   * Completes the entry of a change. Does nothing if the entry is already complete. Values of a person who no
   * longer exists are not kept.
   */
  finish(id: string, change: Pick<AuditEntry, 'resource' | 'record' | 'changes'>): Promise<void>;
  /** Who changed a field of a record last, and to what; null if no member of staff did. */
  lastChange(
    changed: Pick<AuditEntry, 'resource' | 'record'> & { field: string },
  ): Promise<(StaffAct & { after: AuditedField['after']; hidden: boolean }) | null>;
  /**
   * What staff did last with a record; with `action`, the last time they did that; with `rival`, also what
   * others than that user are just doing.
   */
  lastAct(
    done: Pick<AuditEntry, 'resource' | 'record'> & { action?: string; rival?: string },
  ): Promise<(StaffAct & { action: string; fields: readonly string[] }) | null>;
  /** Removes the entry of a change that was rejected. */
  withdraw(id: string): Promise<void>;
}
