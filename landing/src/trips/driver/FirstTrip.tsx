import { Alert, Box, Button } from '@mui/material';
import type { User } from '@wayfare/shared';
import { serverNow } from '@wayfare/web/http';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';

/** How long a driver counts as new, in ms. */
const NEW_MS = 30 * 24 * 60 * 60_000;
const keyOf = ({ id }: User) => `wayfare.firstTrip.${id}`;

/** Keeps a driver online without a car type from waiting for offers that cannot come. */
export function NoCarType({ me }: { me: User }) {
  const t = useText();
  if (me.carType) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, borderRadius: 4 }}>
      {t('onboarding_no_car_type')}
    </Alert>
  );
}

/** Help for a new driver's first trip, until they have earned something or put it away. */
export function FirstTrip({ me }: { me: User }) {
  const t = useText();
  const [now] = useState(serverNow);
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(keyOf(me)) !== null);
  if (isHidden || !me.carType || me.walletBalance !== 0 || me.createdAt < now - NEW_MS) return null;
  const hide = () => {
    localStorage.setItem(keyOf(me), 'read');
    setIsHidden(true);
  };
  return (
    <Alert
      severity="info"
      icon={false}
      component="section"
      aria-label={t('onboarding_first_title')}
      role="region"
      sx={{ mt: 2, borderRadius: 4 }}
    >
      <strong>{t('onboarding_first_title')}</strong>
      <Box component="ol" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
        <li>{t('onboarding_first_online', { switch: t('console_go_online') })}</li>
        <li>{t('onboarding_first_offer')}</li>
        <li>{t('onboarding_first_steps')}</li>
      </Box>
      <Button color="inherit" size="small" onClick={hide} sx={{ mt: 1, px: 0 }}>
        {t('onboarding_first_hide')}
      </Button>
    </Alert>
  );
}
