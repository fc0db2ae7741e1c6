import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { Figure } from './Figure.js';

/** Bonus money, for users who have some, with an explanation of its use. */
export function BonusFigure({ bonus }: { bonus: number | undefined }) {
  const t = useText();
  const format = useFormat();
  if (!bonus) return null;
  return <Figure name={t('wallet_bonus')} value={format.money(bonus)} note={t('wallet_bonus_text')} />;
}
