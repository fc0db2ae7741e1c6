import { Box, Chip } from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import EyeIcon from '@mui/icons-material/VisibilityOutlined';
import { useText } from '../../frame/texts/useText.js';
import type { usePresence } from './usePresence.js';

/** Names the colleagues who have the page of the trip open, and who of them changes it (rule 4.81). */
export function PresentOthers({ others }: { others: ReturnType<typeof usePresence> }) {
  const t = useText();
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {others.map(({ uid, name, isChanging }) => (
        <Chip
          key={uid}
          icon={isChanging ? <EditIcon /> : <EyeIcon />}
          color={isChanging ? 'warning' : 'default'}
          variant="outlined"
          label={<bdi>{t(isChanging ? 'panel_present_changing' : 'panel_present_looking', { name })}</bdi>}
          // A long name wraps instead of being cut.
          sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
        />
      ))}
    </Box>
  );
}
