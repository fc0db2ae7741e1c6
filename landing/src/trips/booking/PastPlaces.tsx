import type { Place } from '@wayfare/shared';
import { Icon } from '../../frame/controls/Icon.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useBookings } from './bookings.js';
import styles from './PastPlaces.module.css';
import { pastPlaces } from './pastPlaces.js';

/** The rider's last places, each one tap away from the form. */
export function PastPlaces({ onChoose }: { onChoose: (place: Place) => void }) {
  const t = useText();
  const past = useBookings('past');
  return (
    <div role="group" aria-label={t('site_past_places')} className={styles['places']}>
      {pastPlaces(past.data?.rows ?? []).map((place) => (
        <button key={place.add} type="button" className={styles['place']} onClick={() => onChoose(place)}>
          <Icon name="history" size={18} className="quiet" />
          <span dir="auto">{place.add}</span>
        </button>
      ))}
    </div>
  );
}
