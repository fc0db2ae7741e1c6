import { mayBook } from '@wayfare/shared';
import { useEffect, useRef } from 'react';
import { BookingForm } from '../../trips/booking/BookingForm.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import styles from './Hero.module.css';
import { HeroArt } from './HeroArt.js';

/**
 * The first screen: a city at dusk and the booking form. Users who cannot book see only the slogan (rule
 * 2.18).
 */
export function Hero() {
  const t = useText();
  const { user } = useSession();
  const art = useParallax();
  const showsForm = !user || mayBook(user.usertype);
  return (
    <div className={styles['hero']}>
      <div ref={art} aria-hidden="true" className={styles['art']}>
        <HeroArt />
      </div>
      <div className={`container ${styles['content']}`}>
        <div className={showsForm ? `${styles['row']} ${styles['withForm']}` : styles['row']}>
          <div className={styles['words']}>
            <h1 className="title-1">{t('site_slogan')}</h1>
            <p className={styles['text']}>{t('site_slogan_text')}</p>
          </div>
          {showsForm && <BookingForm />}
        </div>
      </div>
    </div>
  );
}

/** Screens where the picture moves (rule 2.14), for users who do not prefer reduced motion. */
const MOVING = '(min-width: 768px) and (prefers-reduced-motion: no-preference)';

/** Moves the picture's layers with the scroll position; farther layers move less. */
function useParallax() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const layers = [...(ref.current?.querySelectorAll<SVGElement>('[data-depth]') ?? [])];
    const moving = window.matchMedia(MOVING);
    const place = () => {
      const scroll = moving.matches ? Math.min(window.scrollY, 1000) : 0;
      for (const layer of layers) {
        layer.style.transform =
          scroll === 0 ? '' : `translateY(${scroll * Number(layer.dataset['depth'])}px)`;
      }
    };
    let frame = 0;
    const onChange = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    };
    // A page that the server has drawn may be scrolled before it can respond.
    onChange();
    window.addEventListener('scroll', onChange, { passive: true });
    moving.addEventListener('change', onChange);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onChange);
      moving.removeEventListener('change', onChange);
    };
  }, []);

  return ref;
}
