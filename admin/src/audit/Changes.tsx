import { Box, Typography } from '@mui/material';
import type { AuditedField, AuditEntry } from '@wayfare/shared';
import type { ReactNode } from 'react';
import { useFormat } from '../texts/useFormat.js';
import { useText } from '../texts/useText.js';

const cell = { px: 1, py: 0.5, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** The fields of a change, each with its old and new value. */
export function Changes({ entry: { changes } }: { entry: AuditEntry }) {
  const t = useText();
  if (changes.length === 0) return <Typography variant="body2">{t('panel_audit_no_fields')}</Typography>;
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        my: 1,
        // On a phone, the three columns share the width, however long their contents are.
        tableLayout: { xs: 'fixed', md: 'auto' },
        width: { xs: '100%', md: 'auto' },
      }}
    >
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((column) => (
            <Box component="th" scope="col" key={column} sx={{ ...cell, color: 'text.secondary' }}>
              {t(`panel_audit_${column}`)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <Box component="tr" key={change.field} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 'normal' }}>
              <code>{change.field}</code>
            </Box>
            {(['before', 'after'] as const).map((side) => (
              <Box component="td" key={side} sx={cell}>
                <Value change={change} side={side} />
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

/** No amount is that large, so the number is a time. */
const FIRST_TIME_MS = 1e12;

function Value({ change, side }: { change: AuditedField; side: 'before' | 'after' }): ReactNode {
  const t = useText();
  const format = useFormat();
  const value = change[side];
  if (change.hidden) return <em>{t('panel_audit_hidden')}</em>;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number' && value >= FIRST_TIME_MS) return format.dateTime(value);
  return <bdi>{value}</bdi>;
}
