import { Box, Container, Typography, useMediaQuery } from '@mui/material';
import { mayBook } from '@wayfare/shared';
import { useEffect, useRef } from 'react';
import { BookingForm } from '../booking/BookingForm.js';
import { useLanguage } from '../language/LanguageProvider.js';
import { HEADER_HEIGHT } from '../brand/headerHeight.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';
import { HeroArt } from './HeroArt.js';

/** The first screen: a city at dusk and the booking form. Users who cannot book see only the slogan (rule 2.18). */
export function Hero() {
  const { t, direction } = useLanguage();
  const { user } = useSession();
  const art = useParallax();
  const showsForm = !user || mayBook(user.usertype);
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        color: '#fff',
        bgcolor: brand.ink,
        minHeight: { xs: 'min(90vh, 1000px)', md: 'max(640px, min(90vh, 1000px))' },
        display: 'flex',
        alignItems: 'center',
        pt: `${HEADER_HEIGHT + 8}px`,
        pb: { xs: 5, md: 8 },
      }}
    >
      <Box
        ref={art}
        aria-hidden="true"
        // The slogan is placed on the quiet side of the picture.
        sx={{ position: 'absolute', inset: 0, transform: direction === 'rtl' ? 'scaleX(-1)' : 'none' }}
      >
        <HeroArt />
      </Box>
      <Container maxWidth="xl" sx={{ position: 'relative' }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, lg: 8 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: showsForm ? 'minmax(0, 1fr) 440px' : 'minmax(0, 1fr)',
            },
            alignItems: 'center',
          }}
        >
          <Box sx={{ maxWidth: 640 }}>
            <Typography variant="h1">{t('site_slogan')}</Typography>
            <Typography
              sx={{ mt: 2, fontSize: { xs: '1.05rem', md: '1.2rem' }, color: '#e3efed', maxWidth: 520 }}
            >
              {t('site_slogan_text')}
            </Typography>
          </Box>
          {showsForm && <BookingForm />}
        </Box>
      </Container>
    </Box>
  );
}

/**
 * Moves the picture's layers with the scroll position; farther layers move less. Only on screens at
 * least 768 px wide (rule 2.14), and not for users who prefer reduced motion.
 */
function useParallax() {
  const ref = useRef<HTMLDivElement>(null);
  const wide = useMediaQuery('(min-width: 768px)', { noSsr: true });
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const moves = wide && !still;

  useEffect(() => {
    const layers = [...(ref.current?.querySelectorAll<SVGElement>('[data-depth]') ?? [])];
    const place = (scroll: number) => {
      for (const layer of layers) {
        layer.style.transform =
          scroll === 0 ? '' : `translateY(${scroll * Number(layer.dataset['depth'])}px)`;
      }
    };
    if (!moves) {
      place(0);
      return undefined;
    }
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => place(Math.min(window.scrollY, 1000)));
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [moves]);

  return ref;
}
