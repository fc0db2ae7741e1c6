import { Box, Container, Typography } from '@mui/material';
import AccountBalanceWalletIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import PriceCheckIcon from '@mui/icons-material/PriceCheckOutlined';
import ShareLocationIcon from '@mui/icons-material/ShareLocationOutlined';
import { useText } from '../language/LanguageProvider.js';
import { usePaymentMethods } from '../payment/usePaymentMethods.js';
import { brand } from '@wayfare/shared/web/theme';

const highlights = [
  { Icon: PriceCheckIcon, title: 'site_highlight_price', text: 'site_highlight_price_text' },
  { Icon: ShareLocationIcon, title: 'site_highlight_live', text: 'site_highlight_live_text' },
  { Icon: AccountBalanceWalletIcon, title: 'site_highlight_pay', text: 'site_highlight_pay_text' },
] as const;

/** The three columns below the hero (rule 2.15). */
export function Highlights() {
  const t = useText();
  const methods = usePaymentMethods();
  return (
    <Container maxWidth="xl" component="section" aria-labelledby="highlights" sx={{ py: { xs: 7, md: 11 } }}>
      <Typography variant="h2" id="highlights" sx={{ maxWidth: 640 }}>
        {t('site_highlights_title')}
      </Typography>
      <Box
        sx={{ mt: 5, display: 'grid', gap: { xs: 4, md: 5 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
      >
        {highlights.map(({ Icon, title, text }) => (
          <Box key={title}>
            <Box
              sx={{
                width: 60,
                height: 60,
                borderRadius: 4,
                display: 'grid',
                placeItems: 'center',
                bgcolor: brand.mist,
                color: brand.lagoon,
              }}
            >
              <Icon sx={{ fontSize: 30 }} />
            </Box>
            <Typography variant="h3" sx={{ mt: 2.5 }}>
              {t(title)}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1 }}>
              {t(text, { methods })}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
