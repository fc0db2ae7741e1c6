import { addressText, dropAddressOf, isScheduled } from '@wayfare/shared';
import { useNow } from '@wayfare/web/time';
import { useEffect } from 'react';
import { Icon } from '../../frame/controls/Icon.js';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { PageLink } from '../../frame/layout/PageLink.js';
import { useBookings } from './bookings.js';
import styles from './LiveTrip.module.css';
import { headlineOf } from './tripHeadline.js';

/** How often a trip for later may have become a current one, in ms. */
const LOOKED_MS = 30_000;

/** The rider's current trip, one tap away: what happens, and the plate to look for. Nothing without one. */
export function LiveTrip() {
  const { t, locale } = useLanguage();
  const now = useNow(LOOKED_MS);
  const active = useBookings('active', 0, 50);
  const booking = active.data?.rows.find((row) => !isScheduled(row, now));
  const isShown = booking !== undefined;
  useEffect(() => {
    // Styles of what else would stay at the bottom of the screen.
    document.documentElement.toggleAttribute('data-live-trip', isShown);
    return () => document.documentElement.removeAttribute('data-live-trip');
  }, [isShown]);
  if (!booking) return null;
  const { id, driver_name, vehicle_number: plate, customer_name } = booking;
  return (
    <section aria-label={t('trip_live')} className={styles['place']}>
      <PageLink path={`/bookings/${id}`} className={styles['card']}>
        <span className={styles['words']}>
          <strong>
            {t(headlineOf(booking, false), {
              driver: driver_name ?? '',
              rider: customer_name || t('console_street_passenger'),
            })}
          </strong>
          <span className={styles['drop']} dir="auto">
            {addressText(dropAddressOf(booking), locale) || t('trip_drop_open')}
          </span>
        </span>
        {plate && (
          <bdi className={styles['plate']} dir="ltr">
            {plate}
          </bdi>
        )}
        <Icon name="expand" className={styles['arrow'] ?? ''} />
      </PageLink>
    </section>
  );
}
