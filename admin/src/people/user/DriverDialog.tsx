import { fullName, type User } from '@wayfare/shared';
import { WriteDialog } from '../../messages/conversation/WriteDialog.js';
import { BlockDialog } from './BlockDialog.js';
import { LocateDialog } from './LocateDialog.js';
import { useBlock } from './useBlock.js';

export type DriverDialogKind = 'write' | 'locate' | 'block';

/** A dialog about one of the drivers. */
export interface OpenDriverDialog {
  kind: DriverDialogKind;
  driver: User;
}

/**
 * Writes to a driver, locates or blocks them: outside of their row, which leaves the list when their state
 * changes.
 */
export function DriverDialog({ kind, driver, onClose }: OpenDriverDialog & { onClose: () => void }) {
  const block = useBlock(driver, () => undefined);
  const name = fullName(driver);
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  if (kind === 'write')
    return <WriteDialog to={{ id: driver.id, usertype: 'driver', name }} onClose={onClose} />;
  if (kind === 'locate') return <LocateDialog driver={driver} onClose={onClose} />;
  return (
    <BlockDialog
      name={name}
      onBlock={after(block.finish)}
      onPlan={after(() => block.plan(true))}
      onClose={onClose}
    />
  );
}
