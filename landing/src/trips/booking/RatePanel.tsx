import { Box, Button, Rating, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { type RatingTag, ratingTagsFor } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useBookingCommand, type OwnBooking } from './bookings.js';

/** One to five stars for the other party of a paid trip. */
export function RatePanel({
  booking,
  of,
  isPrimary = false,
}: {
  booking: OwnBooking;
  of: 'driver' | 'rider';
  isPrimary?: boolean;
}) {
  const t = useText();
  const command = useBookingCommand(booking.id);
  if (booking.status !== 'PAID' && booking.status !== 'COMPLETE') return null;
  if (!booking.driver) return null;
  return (
    <Stars
      id={booking.id}
      rated={(of === 'driver' ? booking.rating : booking.rider_rated) ?? null}
      title={
        of === 'driver'
          ? t('trip_rate_title', { driver: booking.driver_name ?? '' })
          : t('trip_rate_rider_title', { rider: booking.customer_name })
      }
      hasTags={of === 'driver'}
      isPrimary={isPrimary}
      isSending={command.isPending}
      onRate={(body) => command.mutate({ name: 'rate', body })}
    />
  );
}

/** One to five stars, with words for the driver's trip if wanted. */
export function Stars({
  id,
  rated,
  title,
  hasTags,
  isPrimary,
  isSending,
  onRate,
}: {
  /** Unique on the page. */
  id: string;
  /** The stars that were given; null until then. */
  rated: number | null;
  title: string;
  hasTags: boolean;
  /** Rating is what the page asks for. */
  isPrimary: boolean;
  isSending: boolean;
  onRate: (rating: { rate: number; tags?: RatingTag[] }) => void;
}) {
  const t = useText();
  const [stars, setStars] = useState<number | null>(null);
  const [tags, setTags] = useState<RatingTag[]>([]);
  // Tags of other stars were deselected by changing the stars.
  const chosen = tags.filter((tag) => stars !== null && ratingTagsFor(stars).includes(tag));
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        borderRadius: 5,
        border: '1px solid',
        borderColor: 'divider',
        p: 2.5,
        textAlign: 'center',
      }}
    >
      <Typography variant="h4" component="h3" aria-live="polite" id="rate-title">
        {rated ? t('trip_rated') : title}
      </Typography>
      <Rating
        name={`rate-${id}`}
        value={rated ?? stars}
        readOnly={rated !== null}
        onChange={(_, value) => setStars(value)}
        getLabelText={(value) => t('trip_stars', { smart_count: value })}
        aria-labelledby="rate-title"
        sx={{ fontSize: '2.9rem', my: 1, color: '#c77700' }}
      />
      {rated === null && hasTags && stars !== null && (
        <RatingTags stars={stars} chosen={chosen} onChange={setTags} />
      )}
      {rated === null && (
        <Box>
          <Button
            variant={isPrimary ? 'contained' : 'outlined'}
            disabled={stars === null}
            loading={isSending}
            onClick={() =>
              stars !== null && onRate({ rate: stars, ...(chosen.length > 0 && { tags: chosen }) })
            }
          >
            {t('trip_rate_send')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** Buttons with remarks about the trip that fit the number of stars. */
function RatingTags(props: { stars: number; chosen: RatingTag[]; onChange: (tags: RatingTag[]) => void }) {
  const t = useText();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" id="rate-tags" sx={{ mb: 1 }}>
        {t('trip_rate_tags')}
      </Typography>
      <ToggleButtonGroup
        aria-labelledby="rate-tags"
        value={props.chosen}
        onChange={(_, tags: RatingTag[]) => props.onChange(tags)}
        sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}
      >
        {ratingTagsFor(props.stars).map((tag) => (
          <ToggleButton
            key={tag}
            value={tag}
            sx={{
              minHeight: 40,
              textTransform: 'none',
              '&&': { borderRadius: 5, border: '1px solid', borderColor: 'divider', m: 0 },
            }}
          >
            {t(`rating_tag_${tag}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
