import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFormat } from '../../frame/language/useFormat.js';

/** A message usually arrives within this time, in seconds; before, a second one would only confuse. */
const PAUSE_S = 30;

/** Sends a code again, after a pause that it counts down. */
export function CodeAgain({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const t = useText();
  const format = useFormat();
  const [left, setLeft] = useState(PAUSE_S);
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button onClick={onAgain} disabled={isBusy || left > 0}>
      {left > 0 ? t('account_code_again_in', { seconds: format.number(left) }) : t('account_code_again')}
    </Button>
  );
}
