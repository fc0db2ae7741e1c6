import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import { Button } from '@mui/material';
import type { User } from '@wayfare/shared';
import { useState } from 'react';
import { useText } from '../../frame/texts/useText.js';
import { UserPicker } from '../../frame/userForm/UserPicker.js';
import { NewRiderDialog } from './NewRiderDialog.js';

const RIDERS = ['riders'] as const;

/** Finds the rider to book for, or adds a first-time caller. */
export function RiderField({
  value,
  onChange,
  newMobile = null,
}: {
  value: User | null;
  onChange: (rider: User | null) => void;
  /** The number of a first-time caller, who is added at once; null without one. */
  newMobile?: string | null;
}) {
  const t = useText();
  const [mobile, setMobile] = useState(newMobile);
  return (
    <>
      <UserPicker
        value={value}
        onChange={onChange}
        label="panel_rider_name"
        hint="panel_booking_rider_hint"
        from={RIDERS}
      />
      <Button
        startIcon={<PersonAddIcon />}
        onClick={() => setMobile('')}
        sx={{ alignSelf: 'start', justifySelf: 'start' }}
      >
        {t('panel_new_rider')}
      </Button>
      {mobile !== null && (
        <NewRiderDialog
          mobile={mobile}
          onClose={() => setMobile(null)}
          onAdded={(rider) => {
            // The form shows their name and number and sends their id.
            onChange(rider as User);
            setMobile(null);
          }}
        />
      )}
    </>
  );
}
