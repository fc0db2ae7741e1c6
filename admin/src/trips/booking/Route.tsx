import { useTheme } from '@mui/material';

/**
 * From one address to another, with an arrow in the direction of reading. Both may be in another language
 * than the page.
 */
export function Route({ from, to }: { from: string; to: string }) {
  const { direction } = useTheme();
  return (
    <>
      <bdi>{from}</bdi> {direction === 'rtl' ? '←' : '→'} <bdi>{to}</bdi>
    </>
  );
}
