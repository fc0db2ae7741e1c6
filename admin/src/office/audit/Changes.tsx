import { Box, Typography } from '@mui/material';
import type { PresentedAuditEntry } from '@wayfare/shared';
import { useText } from '../../frame/texts/useText.js';
import { auditedView, shownChanges } from './auditedFields.js';
import { AuditedValue } from './AuditedValue.js';

const cell = { px: 1, py: 0.5, textAlign: 'start', verticalAlign: 'top', overflowWrap: 'anywhere' } as const;

/** The fields of a change, each with its old and new value. */
export function Changes({ entry }: { entry: PresentedAuditEntry }) {
  const t = useText();
  const changes = shownChanges(entry);
  if (changes.length === 0) return <Typography variant="body2">{t('panel_audit_no_fields')}</Typography>;
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        my: 1,
        // On a phone, the three columns share the width, even if their contents are long.
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
              <FieldName resource={entry.resource} field={change.field} />
            </Box>
            {(['before', 'after'] as const).map((side) => (
              <Box component="td" key={side} sx={cell}>
                <AuditedValue entry={entry} change={change} side={side} />
              </Box>
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

/** The name of a field as in forms. Texts of a language are named by their key. */
function FieldName({ resource, field }: { resource: string; field: string }) {
  const t = useText();
  const view = auditedView(resource, field);
  return view ? t(view.label) : <code>{field.replace(/^keyValuePairs\./, '')}</code>;
}
