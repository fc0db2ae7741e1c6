import LicenseIcon from '@mui/icons-material/BadgeOutlined';
import ApproveIcon from '@mui/icons-material/HowToRegOutlined';
import { Button, IconButton, Tooltip } from '@mui/material';
import { fullName, type User } from '@wayfare/shared';
import { useState } from 'react';
import { LargePicture } from '../../frame/image/LargePicture.js';
import { useText } from '../../frame/texts/useText.js';
import { useStaffMay } from '../../frame/access/useStaffMay.js';
import { useSaveField } from '../../frame/table/useSaveField.js';

/** A driver's license, viewed from the table, where admins can approve the driver directly (rule 6.24). */
export function LicenseCell({ driver }: { driver: User }) {
  const t = useText();
  const mayApprove = useStaffMay(['changeUsers', 'blockDrivers']);
  const { save, isPending } = useSaveField();
  const [isOpen, setIsOpen] = useState(false);
  if (!driver.licenseImage) return '–';
  const title = t('panel_license_of', { name: fullName(driver) });
  const close = () => setIsOpen(false);
  const approve = async () => {
    if ((await save({ approved: true })) === true) close();
  };
  return (
    // A click on the row opens the form; clicks in here must not.
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Tooltip title={title}>
        <IconButton size="small" aria-label={title} onClick={() => setIsOpen(true)}>
          <LicenseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <LargePicture src={driver.licenseImage} title={title} onClose={close}>
          {mayApprove && !driver.approved && (
            <Button
              variant="contained"
              startIcon={<ApproveIcon />}
              loading={isPending}
              onClick={() => void approve()}
            >
              {t('panel_approve')}
            </Button>
          )}
        </LargePicture>
      )}
    </span>
  );
}
