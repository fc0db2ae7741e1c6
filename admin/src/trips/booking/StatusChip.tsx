import type { BookingStatus } from '@wayfare/shared';
import { StatusChip as SharedStatusChip } from '@wayfare/web/booking';
import { useText } from '../../frame/texts/useText.js';

/** A booking's status. */
export function StatusChip({ status }: { status: BookingStatus }) {
  return <SharedStatusChip status={status} text={useText()} />;
}
