import { Badge, Box } from '@mui/material';
import { type Conversation, correspondentTypes } from '@wayfare/shared';
import { useMemo } from 'react';
import { BooleanInput, Link, SelectInput, useCreatePath } from 'react-admin';
import type { ExportedColumn } from '@wayfare/web/exporting';
import { useIsNarrow } from '../../frame/layout/useIsNarrow.js';
import { NothingHere, PanelList } from '../../frame/table/PanelList.js';
import { RecordCards } from '../../frame/table/RecordCards.js';
import { type RecordColumn, RecordTable } from '../../frame/table/RecordTable.js';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { PersonLink } from './PersonLink.js';

interface ConversationColumn extends ExportedColumn, RecordColumn<Conversation> {
  source: keyof Conversation;
}

const filters = [
  <BooleanInput
    key="isUnread"
    source="isUnread"
    label={textKey('panel_conversation_unread')}
    alwaysOn
    // Without this filter, the list shows all conversations, not only those that were read.
    parse={(checked: boolean) => (checked ? true : undefined)}
    sx={{ paddingInlineStart: 1.5 }}
  />,
  <SelectInput
    key="usertype"
    source="usertype"
    label={textKey('panel_conversation_person')}
    choices={correspondentTypes.map((id) => ({ id, name: textKey(`usertype_${id}`) }))}
    alwaysOn
  />,
];

/** The inbox of the office: its conversations with riders and drivers, newest first. */
export function ConversationList() {
  const isNarrow = useIsNarrow();
  const columns = useColumns();
  const empty = <NothingHere text="panel_no_conversations" />;
  return (
    <PanelList
      title="panel_conversations"
      exported={columns}
      filters={filters}
      sort={{ field: 'lastAt', order: 'DESC' }}
      perPage={25}
    >
      {isNarrow ? (
        <RecordCards<Conversation> empty={empty}>
          {(conversation) => columns.map(({ source, view }) => <Box key={source}>{view(conversation)}</Box>)}
        </RecordCards>
      ) : (
        <RecordTable<Conversation> columns={columns} empty={empty} rowClick="show" />
      )}
    </PanelList>
  );
}

function useColumns(): readonly ConversationColumn[] {
  const t = useText();
  const format = useFormat();
  return useMemo(
    () => [
      {
        source: 'name',
        label: 'panel_conversation_person',
        view: (conversation) => (
          <>
            <PersonLink conversation={conversation} /> · {t(`usertype_${conversation.usertype}`)}
          </>
        ),
      },
      {
        source: 'lastText',
        label: 'panel_conversation_last',
        view: (conversation) => <LastMessage conversation={conversation} />,
      },
      {
        source: 'lastAt',
        label: 'panel_conversation_time',
        kind: 'time',
        sortable: true,
        view: ({ lastAt }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(lastAt)}</Box>,
      },
    ],
    [format, t],
  );
}

/**
 * The beginning of the last message, which leads to the conversation; bold with their number if messages are
 * unread.
 */
function LastMessage({ conversation }: { conversation: Conversation }) {
  const t = useText();
  const createPath = useCreatePath();
  const { id, isUnread, unread, lastText, isLastFromUser } = conversation;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, fontWeight: isUnread ? 700 : 400 }}>
      <Link
        to={createPath({ resource: 'conversations', id, type: 'show' })}
        sx={{ overflowWrap: 'anywhere', fontWeight: 'inherit' }}
      >
        <bdi>{isLastFromUser ? lastText : t('panel_conversation_office', { text: lastText })}</bdi>
      </Link>
      {unread > 0 && (
        <Badge
          badgeContent={unread}
          color="error"
          slotProps={{ badge: { role: 'img', 'aria-label': t('inbox_count', { count: unread }) } }}
        />
      )}
    </Box>
  );
}
