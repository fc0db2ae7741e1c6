import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Tooltip, Typography } from '@mui/material';
import { fullName, MOST_PAIR_BLOCKS, type PairBlock, type User } from '@wayfare/shared';
import { useState } from 'react';
import { AutocompleteInput, Form, Link, ReferenceInput, useCreatePath, useGetList } from 'react-admin';
import { useMay } from '../../frame/access/useStaffMay.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { textKey, useText } from '../../frame/texts/useText.js';

/** How many people are shown: as many as one person can keep away. */
const SHOWN = MOST_PAIR_BLOCKS;

type Side = 'rider' | 'driver';

/** The people whom a rider or driver is never matched with, and a field to keep another one away. */
export function PairBlocks({ user, side }: { user: string; side: Side }) {
  return useMay('list', 'pairblocks') ? <Blocks user={user} side={side} /> : null;
}

function Blocks({ user, side }: { user: string; side: Side }) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  const { data = [] } = useGetList<PairBlock>('pairblocks', {
    filter: { [side]: user },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Box component="section" aria-label={t('panel_pair_blocks_title')}>
      <Typography variant="subtitle2" component="h2">
        {t('panel_pair_blocks_title')}
      </Typography>
      {data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.map((block) => (
            <BlockLine key={block.id} block={block} other={otherSide(side)} />
          ))}
        </Box>
      )}
      {isAdding ? (
        <AddBlock user={user} side={side} onDone={() => setAdding(false)} />
      ) : (
        <Button size="small" onClick={() => setAdding(true)}>
          {t('panel_pair_block_add')}
        </Button>
      )}
    </Box>
  );
}

const otherSide = (side: Side): Side => (side === 'rider' ? 'driver' : 'rider');

function BlockLine({ block, other }: { block: PairBlock; other: Side }) {
  const t = useText();
  const createPath = useCreatePath();
  const name = block[`${other}_name`] ?? '–';
  const removal = useOperation({
    run: (provider) => provider.delete('pairblocks', { id: block.id }),
    done: 'panel_pair_block_removed',
    stale: ['pairblocks'],
  });
  const by = block.side === 'office' ? block.set_by_name : t(`panel_pair_block_${block.side}`);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', columnGap: 1 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={createPath({ resource: `${other}s`, id: block[other], type: 'edit' })}>
          <bdi>{name}</bdi>
        </Link>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          <bdi>{by ?? '–'}</bdi>
        </Typography>
      </Box>
      <Tooltip title={t('panel_pair_block_remove')}>
        <IconButton
          size="small"
          aria-label={`${t('panel_pair_block_remove')}: ${name}`}
          disabled={removal.isPending}
          onClick={() => removal.mutate()}
          sx={{ marginInlineStart: 'auto' }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}

function AddBlock({ user, side, onDone }: { user: string; side: Side; onDone: () => void }) {
  const t = useText();
  const other = otherSide(side);
  const save = useOperation<Record<string, string>>({
    run: (provider, data) => provider.create('pairblocks', { data }),
    done: 'panel_pair_block_saved',
    onDone,
    stale: ['pairblocks'],
  });
  return (
    <Form
      onSubmit={(values: Record<string, unknown>) =>
        save.mutate({ [side]: user, [other]: values['person'] as string })
      }
    >
      <ReferenceInput source="person" reference={`${other}s`}>
        <AutocompleteInput
          helperText={false}
          label={textKey('panel_pair_block_choose')}
          optionText={(person?: User) => (person ? fullName(person) : '')}
          filterToQuery={(q: string) => ({ q })}
        />
      </ReferenceInput>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" size="small" variant="contained" loading={save.isPending}>
          {t('panel_pair_block_add')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Box>
    </Form>
  );
}
