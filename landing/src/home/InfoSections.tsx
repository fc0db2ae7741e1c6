import { Box, Button, Container, Typography } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { usePageLink } from '../layout/usePageLink.js';
import { useSession } from '../session/SessionProvider.js';
import { brand } from '@wayfare/shared/web/theme';
import { DriveArt, RideArt } from './InfoArt.js';

/** The two sections about riding and driving (rule 2.15). */
export function InfoSections() {
  const { user } = useSession();
  return (
    <>
      <Info
        art={<RideArt />}
        title="site_info_ride"
        text="site_info_ride_text"
        action={{ text: 'site_info_ride_action', path: '/about-us' }}
      />
      <Info
        art={<DriveArt />}
        title="site_info_drive"
        text="site_info_drive_text"
        {...(user ? {} : { action: { text: 'site_info_drive_action', path: '/register?as=driver' } })}
        flipped
      />
    </>
  );
}

function Info(props: {
  art: ReactNode;
  title: TranslationKey;
  text: TranslationKey;
  action?: { text: TranslationKey; path: string };
  flipped?: boolean;
}) {
  const t = useText();
  const pageLink = usePageLink();
  return (
    <Box component="section" sx={{ bgcolor: props.flipped ? 'transparent' : '#fff', py: { xs: 7, md: 10 } }}>
      <Container
        maxWidth="xl"
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 9 },
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'center',
        }}
      >
        <Box
          sx={{
            order: { md: props.flipped ? 2 : 1 },
            borderRadius: 6,
            overflow: 'hidden',
            bgcolor: brand.mist,
            lineHeight: 0,
          }}
        >
          {props.art}
        </Box>
        <Box sx={{ order: { md: props.flipped ? 1 : 2 }, maxWidth: 520 }}>
          <Typography variant="h2">{t(props.title)}</Typography>
          <Typography color="text.secondary" sx={{ mt: 2, fontSize: '1.1rem' }}>
            {t(props.text)}
          </Typography>
          {props.action && (
            <Button {...pageLink(props.action.path)} variant="outlined" sx={{ mt: 3 }}>
              {t(props.action.text)}
            </Button>
          )}
        </Box>
      </Container>
    </Box>
  );
}
