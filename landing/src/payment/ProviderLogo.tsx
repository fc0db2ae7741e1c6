import { Box } from '@mui/material';
import CreditCardIcon from '@mui/icons-material/CreditCard';

/** Letters and color by which a known provider is recognized (rule 3.38). White on each has a contrast of 4.5 or more. */
const marks: Readonly<Record<string, { letters: string; colour: string }>> = {
  paypal: { letters: 'Pp', colour: '#003087' },
  braintree: { letters: 'bt', colour: '#2b3a42' },
  stripe: { letters: 'S', colour: '#4f46d8' },
  paytm: { letters: 'Pt', colour: '#02548f' },
  payulatam: { letters: 'PU', colour: '#4c7a00' },
  flutterwave: { letters: 'fw', colour: '#8a5200' },
  paystack: { letters: 'ps', colour: '#05659a' },
  securepay: { letters: 'SP', colour: '#a3153c' },
  payfast: { letters: 'PF', colour: '#b3261e' },
  liqpay: { letters: 'LP', colour: '#3f7d1d' },
  culqi: { letters: 'cq', colour: '#00706b' },
  mercadopago: { letters: 'MP', colour: '#00649c' },
  test: { letters: 'T', colour: '#0d5c63' },
};

/** A payment provider's mark; a card for an unknown one. */
export function ProviderLogo({ name }: { name: string }) {
  const mark = marks[name];
  return (
    <Box
      aria-hidden
      sx={{
        width: 44,
        height: 30,
        borderRadius: 1.5,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: mark?.colour ?? 'text.secondary',
        color: '#fff',
        fontWeight: 800,
        fontSize: '0.95rem',
        letterSpacing: '-0.02em',
      }}
    >
      {mark?.letters ?? <CreditCardIcon fontSize="small" />}
    </Box>
  );
}
