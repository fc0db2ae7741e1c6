import type { BookingStatus } from '@wayfare/shared';
import { StatusChip as SharedStatusChip } from '@wayfare/web/booking';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** A booking's status: for a rider, in the words of a ride. */
export function StatusChip({ status }: { status: BookingStatus }) {
  const t = useText();
  const isRider = useSession().user?.usertype === 'rider';
  return <SharedStatusChip status={status} text={(key) => t(isRider ? `trip_status_${status}` : key)} />;
}
