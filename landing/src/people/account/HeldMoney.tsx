import { Alert } from '@mui/material';
import { moneyHold, type MoneyHold } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useMe } from './useMe.js';

/** The hold on the user's wallet and saved cards; null if there is none. */
export function useMoneyHold(): MoneyHold | null {
  const me = useMe();
  const [openedAt] = useState(() => Date.now());
  return me ? moneyHold(me, 'wallet', openedAt) : null;
}

/** Says until when payouts, the wallet and saved cards pause, and why; nothing if they do not. */
export function HeldMoney() {
  const t = useText();
  const format = useFormat();
  const hold = useMoneyHold();
  if (!hold) return null;
  return <Alert severity="warning">{t('money_held', { until: format.dateTime(hold.until) })}</Alert>;
}
