import { straightKm, type UnusualReason } from '@wayfare/shared';
import { stopPlaces } from '@wayfare/web/booking';
import type { RefObject } from 'react';
import { Button } from '../../frame/controls/Button.js';
import { Note } from '../../frame/controls/Note.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import type { BookingDraft } from './draft.js';

/** Asks whether an unusual trip is meant. Until then it is not priced. */
export function UnusualTripNote({
  unusual,
  draft,
  buttonRef,
  onSure,
}: {
  unusual: UnusualReason;
  draft: BookingDraft;
  buttonRef: RefObject<HTMLDivElement | null>;
  onSure: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const { pickup, drop } = draft;
  if (!pickup || !drop) return null;
  const km = straightKm([pickup, ...stopPlaces(draft), drop]);
  return (
    <div ref={buttonRef}>
      <Note severity="warning">
        {unusual === 'far' ? t('site_trip_far', { distance: format.wholeDistance(km) }) : t('site_trip_same')}
        <br />
        <Button look="outlined" inherits isSmall onClick={onSure}>
          {t('site_trip_sure')}
        </Button>
      </Note>
    </div>
  );
}
