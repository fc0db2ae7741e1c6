import { type MoneyEvent, shownReason, type TranslationKey } from '@wayfare/shared';
import type { useText } from '../../../frame/texts/useText.js';

type Text = ReturnType<typeof useText>;

/** What an event in the money of a trip is. */
export function eventName(event: MoneyEvent): TranslationKey {
  switch (event.kind) {
    case 'entry':
      return `wallet_kind_${event.entry}`;
    case 'posting':
      return `panel_kind_${event.postingKind}`;
    case 'officeAct':
      return `office_act_${event.action}`;
    case 'raise':
      return 'panel_raise';
    default:
      return `panel_trip_money_${event.kind}`;
  }
}

/** The state of an event that has one. */
export function eventState(event: MoneyEvent): TranslationKey | null {
  switch (event.kind) {
    case 'cardHold':
      return `panel_hold_state_${holdState(event.state)}`;
    case 'cardPayment':
      return event.settledAs === 'wallet' ? 'panel_trip_money_in_wallet' : null;
    case 'cardRefund':
      return `panel_refund_state_${event.state}`;
    case 'posting':
      return `panel_state_${event.state}`;
    default:
      return null;
  }
}

const holdState = (state: Extract<MoneyEvent, { kind: 'cardHold' }>['state']) =>
  (({ new: 'held', releasing: 'released' }) as const)[state as 'new' | 'releasing'] ??
  (state as Exclude<typeof state, 'new' | 'releasing'>);

/** Why it happened: the words of whoever caused it, and the reason that was chosen from a list. */
export function eventReasons(event: MoneyEvent, t: Text): string[] {
  return [
    ...(event.kind === 'officeAct' ? [t(`office_reason_${event.why}`)] : []),
    ...(event.kind === 'cardRefund' && event.cause !== 'admin'
      ? [t(`panel_refund_reason_${event.cause}`)]
      : []),
    ...(event.reason ? [shownReason(event.reason, t)] : []),
    ...(event.kind === 'posting' && event.decisionNote ? [event.decisionNote] : []),
    ...('failure' in event && event.failure ? [event.failure] : []),
  ];
}

/** `+` and `−` are for wallets: what other events do to whose money, their names say. */
export const signOf = (event: MoneyEvent): '+' | '−' | '' => {
  if (event.kind !== 'entry') return '';
  return event.type === 'Credit' ? '+' : '−';
};
