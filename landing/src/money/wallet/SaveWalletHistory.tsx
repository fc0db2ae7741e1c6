import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { exportList, saveFile } from '@wayfare/web/exporting';
import { walletColumns } from '@wayfare/web/wallet';
import { useFileTexts } from '../../frame/language/useFileTexts.js';
import { useFormat } from '../../frame/language/useFormat.js';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { exportedWalletHistory } from './wallet.js';

const FILE = 'wallet.csv';

/** Saves the user's whole wallet history as a CSV file. */
export function SaveWalletHistory() {
  const t = useText();
  const { number } = useFormat();
  const texts = useFileTexts();
  const { notify, notifyError } = useMessages();
  const save = useMutation({
    mutationFn: async () => exportList(await exportedWalletHistory(), walletColumns, texts),
    onSuccess: ({ file, rows }) => {
      saveFile(file, FILE);
      notify(t('wallet_exported', { rows: number(rows), file: FILE }), 'success');
    },
    onError: notifyError,
  });
  return (
    <Button startIcon={<DownloadIcon />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('wallet_export')}
    </Button>
  );
}
