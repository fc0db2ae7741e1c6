import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ContactProposal } from '@wayfare/shared';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { DecideProposal } from './DecideProposal.js';
import { ProposalState, ProposedChanges } from './ProposalState.js';

const lists = { rider: 'riders', driver: 'drivers', fleetadmin: 'fleetadmins', admin: 'alladmin' } as const;

/** Room for a name, which breaks between its words. */
const wholeWords = { minWidth: 110 } as const;

/** New contacts that wait for their owner or for a second admin. */
export function ContactProposalList() {
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  const empty = <NothingHere text="panel_no_contact_proposals" />;
  return (
    <PanelList
      title="panel_contact_proposals"
      exported={[]}
      sort={{ field: 'contactProposal.at', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? (
        <RecordCards<ContactProposal> empty={empty}>
          {(proposal) => (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <Person proposal={proposal} />
              <ProposedChanges changes={proposal.changes} />
              <Author proposal={proposal} />
              <ProposalState proposal={proposal} />
              <DecideProposal proposal={proposal} />
            </Box>
          )}
        </RecordCards>
      ) : (
        <RecordTable<ContactProposal>
          columns={columns}
          empty={empty}
          actions={(proposal) => <DecideProposal proposal={proposal} />}
        />
      )}
    </PanelList>
  );
}

function useColumns(): readonly RecordColumn<ContactProposal>[] {
  return useMemo(
    () => [
      {
        source: 'userName',
        label: 'panel_name',
        view: (proposal) => (
          <Box sx={wholeWords}>
            <Person proposal={proposal} />
          </Box>
        ),
      },
      {
        source: 'changes',
        label: 'panel_contact_change',
        view: ({ changes }) => <ProposedChanges changes={changes} />,
      },
      {
        source: 'byName',
        label: 'panel_contact_by',
        view: (proposal) => (
          <Box sx={wholeWords}>
            <Author proposal={proposal} />
          </Box>
        ),
      },
      {
        source: 'asked',
        label: 'panel_adjustment_state',
        view: (proposal) => (
          <Box sx={{ minWidth: 180 }}>
            <ProposalState proposal={proposal} />
          </Box>
        ),
      },
    ],
    [],
  );
}

function Person({ proposal: { id, userName, usertype } }: { proposal: ContactProposal }) {
  const name = <bdi>{userName}</bdi>;
  if (usertype === 'admin') return name;
  return (
    <MuiLink component={Link} to={`/${lists[usertype]}/${id}`}>
      {name}
    </MuiLink>
  );
}

function Author({ proposal: { byName, at } }: { proposal: ContactProposal }) {
  const format = useFormat();
  return (
    <Typography variant="body2" component="div">
      <bdi>{byName}</bdi>
      <Box sx={{ color: 'text.secondary' }}>{format.dateTime(at)}</Box>
    </Typography>
  );
}
