import {
  Alert,
  Box,
  Button,
  Collapse,
  IconButton,
  ListItemButton,
  ListItemText,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import LocalOfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { textIn, type UsablePromo } from '@wayfare/shared';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { errorTextKey } from '../../frame/api/errorText.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useLanguage, useText } from '../../frame/language/LanguageProvider.js';
import { type AppliedPromo, useUsablePromos } from './promos.js';

/**
 * Selects a promo for a fare: a usable one, or one entered by code. `fare` determines which ones need a
 * larger fare; `onChoose` receives an id or a code.
 */
export function PromoChooser({
  fare,
  applied,
  busy = false,
  problem,
  provesPhone = false,
  onChoose,
  onRemove,
}: {
  fare: number;
  applied: AppliedPromo | null;
  busy?: boolean;
  problem: string | null;
  /** The problem is that the rider's phone number is not confirmed. */
  provesPhone?: boolean;
  onChoose: (asked: string) => void;
  /** Omitted if it cannot be removed. */
  onRemove?: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const panel = useId();
  if (applied) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }} aria-live="polite">
        <LocalOfferIcon color="success" aria-hidden />
        <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 700 }}>
          <bdi>{applied.name}</bdi>
        </Typography>
        <Typography color="success" sx={{ fontWeight: 700 }} dir="ltr">
          {format.money(-applied.discount)}
        </Typography>
        {onRemove && (
          <IconButton aria-label={t('promo_remove')} onClick={onRemove} disabled={busy}>
            <CloseIcon />
          </IconButton>
        )}
      </Stack>
    );
  }
  return (
    <Box>
      <Button
        startIcon={<LocalOfferIcon />}
        onClick={() => setOpen((before) => !before)}
        aria-expanded={open}
        aria-controls={panel}
        sx={{ marginInlineStart: -1 }}
      >
        {t('promo_add')}
      </Button>
      <Collapse in={open} id={panel} unmountOnExit>
        <Stack
          component="form"
          direction="row"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // The surrounding dialog may be a form as well.
            event.stopPropagation();
            if (code.trim()) onChoose(code.trim());
          }}
          sx={{ gap: 1, my: 1, alignItems: 'flex-start' }}
        >
          <TextField
            label={t('promo_code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={problem !== null}
            helperText={problem}
            size="small"
            fullWidth
            slotProps={{ htmlInput: { autoCapitalize: 'characters', autoComplete: 'off', maxLength: 64 } }}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={code.trim() === ''}
            loading={busy}
            sx={{ minHeight: 40 }}
          >
            {t('promo_apply')}
          </Button>
        </Stack>
        {problem !== null && provesPhone && (
          <Button component={Link} to="/profile" variant="outlined" size="small" sx={{ mb: 1 }}>
            {t('promo_prove_phone')}
          </Button>
        )}
        <PromoList fare={fare} busy={busy} onChoose={onChoose} />
      </Collapse>
    </Box>
  );
}

function PromoList({
  fare,
  busy,
  onChoose,
}: {
  fare: number;
  busy: boolean;
  onChoose: (asked: string) => void;
}) {
  const t = useText();
  const promos = useUsablePromos();
  if (promos.isPending) return <Skeleton variant="rounded" height={64} aria-busy="true" />;
  if (promos.isError) return <Alert severity="error">{t(errorTextKey(promos.error))}</Alert>;
  if (promos.data.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
        {t('no_promos')}
      </Typography>
    );
  }
  return (
    <Box component="ul" aria-label={t('promo_list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {promos.data.map((promo) => (
        <li key={promo.id}>
          <PromoChoice
            promo={promo}
            disabled={busy || fare < promo.min_order}
            onChoose={() => onChoose(promo.id)}
          />
        </li>
      ))}
    </Box>
  );
}

function PromoChoice({
  promo,
  disabled,
  onChoose,
}: {
  promo: UsablePromo;
  disabled: boolean;
  onChoose: () => void;
}) {
  const { t, locale } = useLanguage();
  const format = useFormat();
  const { min_order, promo_validity } = promo;
  const description = textIn(promo, 'promo_description', locale);
  const terms = [
    // An amount reads from left to right in any text.
    ...(min_order > 0 ? [t('promo_from', { amount: `\u2066${format.money(min_order)}\u2069` })] : []),
    t('promo_until', { time: format.tripTime(promo_validity) }),
  ];
  return (
    <ListItemButton
      onClick={onChoose}
      disabled={disabled}
      sx={{
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 3,
        mb: 0.75,
        bgcolor: '#fff',
        '&.Mui-disabled': { opacity: 0.65 },
      }}
    >
      <ListItemText
        primary={<bdi>{promo.promo_name}</bdi>}
        secondary={
          <>
            {/* User-entered text, in any language. */}
            {description && (
              <Box component="span" sx={{ display: 'block' }}>
                <bdi>{description}</bdi>
              </Box>
            )}
            {terms.join(' · ')}
          </>
        }
        slotProps={{ primary: { sx: { fontWeight: 700 } } }}
      />
    </ListItemButton>
  );
}
