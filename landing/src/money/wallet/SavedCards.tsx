import { Alert, Box, Button, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { SilentProviders } from '../payment/SilentProviders.js';
import { useCardName, useRemoveCard, useSavedCards } from '../payment/savedCards.js';

/** The rider's saved cards, with a way to remove each. Nothing is shown to riders without any. */
export function SavedCards() {
  const t = useText();
  const nameOf = useCardName();
  const saved = useSavedCards(true);
  const remove = useRemoveCard();
  const { cards = [], silent = [] } = saved.data ?? {};
  if (saved.isError) return <Alert severity="warning">{t('saved_cards_failed')}</Alert>;
  if (cards.length === 0) return <SilentProviders silent={silent} />;
  return (
    <Box component="section" aria-labelledby="saved-cards">
      <Typography variant="h3" component="h2" id="saved-cards" sx={{ mb: 1 }}>
        {t('saved_cards_title')}
      </Typography>
      <SilentProviders silent={silent} />
      <Box
        sx={{
          bgcolor: 'background.paper',
          borderRadius: 5,
          border: '1px solid',
          borderColor: 'divider',
          px: 2,
          py: 1,
        }}
      >
        <Typography variant="body2" color="text.secondary">
          {t('saved_cards_text')}
        </Typography>
        <List disablePadding>
          {cards.map((card) => (
            <ListItem
              key={`${card.provider}:${card.id}`}
              disableGutters
              secondaryAction={
                <Button
                  onClick={() => remove.mutate(card)}
                  disabled={remove.isPending}
                  aria-label={`${t('saved_card_remove')}: ${nameOf(card)}`}
                >
                  {t('saved_card_remove')}
                </Button>
              }
            >
              <ListItemText
                primary={nameOf(card)}
                secondary={card.expires && t('saved_card_expires', { month: card.expires })}
              />
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
