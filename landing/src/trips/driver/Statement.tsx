import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { DriverStatement, StatementLine } from '@wayfare/shared';
import { exportList, saveFile } from '@wayfare/web/exporting';
import {
  inZoneOf,
  lineName,
  statementAmounts,
  statementFile,
  statementFileColumns,
  statementRecords,
} from '@wayfare/web/wallet';
import { Link } from 'react-router';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useFileTexts } from '../../frame/language/useFileTexts.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

const card = {
  bgcolor: 'background.paper',
  borderRadius: 5,
  border: '1px solid',
  borderColor: 'divider',
} as const;

/** A statement: opening balance, a card for each trip and other entry, their sums, closing balance. */
export function Statement({ statement }: { statement: DriverStatement }) {
  const t = useText();
  const { opening, lines, sums, closing } = statement;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ ...card, p: 2.5 }}>
        <Amount name={t('statement_opening')} amount={opening} isBold />
        <Amounts amounts={sums} />
        <Amount name={t('statement_closing')} amount={closing} isBold />
        <SaveStatement statement={statement} />
      </Box>
      {lines.length === 0 && <Typography>{t('statement_none')}</Typography>}
      <Box component="ul" aria-label={t('statement_title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={{ ...card, p: 2.5, mb: 1.5 }}>
            <LineHead line={line} />
            <Amounts amounts={line} />
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

function LineHead({ line }: { line: StatementLine }) {
  const t = useText();
  const format = useFormat();
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2, mb: 1 }}>
      <Box sx={{ fontWeight: 700 }}>
        {line.bookingReference ? (
          <MuiLink component={Link} to={`/bookings/${line.booking}`} underline="always">
            {t('statement_trip')}{' '}
            <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
              {line.bookingReference}
            </Box>
          </MuiLink>
        ) : (
          t(lineName(line))
        )}
      </Box>
      <Typography color="text.secondary">{format.dateTime(line.date)}</Typography>
    </Stack>
  );
}

/** The amounts that are not 0, and the change of the wallet. */
function Amounts({ amounts }: { amounts: Partial<StatementLine> }) {
  const t = useText();
  return statementAmounts
    .filter(({ source }) => source === 'total' || amounts[source])
    .map(({ source, label }) => (
      <Amount key={source} name={t(label)} amount={amounts[source] ?? 0} isBold={source === 'total'} />
    ));
}

function Amount({ name, amount, isBold }: { name: string; amount: number; isBold: boolean }) {
  const format = useFormat();
  return (
    <Stack
      direction="row"
      sx={{ justifyContent: 'space-between', gap: 2, fontWeight: isBold ? 700 : 400, py: 0.25 }}
    >
      <span>{name}</span>
      <bdi dir="ltr">{format.money(amount)}</bdi>
    </Stack>
  );
}

function SaveStatement({ statement }: { statement: DriverStatement }) {
  const t = useText();
  const { number } = useFormat();
  const texts = useFileTexts();
  const { notify, notifyError } = useMessages();
  const save = useMutation({
    mutationFn: async () =>
      exportList(statementRecords(statement), statementFileColumns, inZoneOf(statement, texts)),
    onSuccess: ({ file, rows }) => {
      saveFile(file, statementFile(statement));
      notify(t('wallet_exported', { rows: number(rows), file: statementFile(statement) }), 'success');
    },
    onError: notifyError,
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={save.isPending}
      onClick={() => save.mutate()}
      sx={{ mt: 1 }}
    >
      {t('statement_save')}
    </Button>
  );
}
