import { Box } from '@mui/material';
import { shownAddress, wholeAddress, type WrittenAddress } from '@wayfare/shared';
import { useLocale } from 'react-admin';

/**
 * An address as the reader can read it (rule 4.95). What was chosen, if it is in another script, is beneath,
 * or appears on request where there is one line.
 */
export function ShownAddress({ place, isInFull }: { place: WrittenAddress; isInFull: boolean }) {
  const locale = useLocale();
  const { text, original } = shownAddress(place, locale);
  return (
    <>
      <bdi title={wholeAddress(place, locale)}>{text}</bdi>
      {isInFull && original && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875em' }}>
          <bdi>{original}</bdi>
        </Box>
      )}
    </>
  );
}
