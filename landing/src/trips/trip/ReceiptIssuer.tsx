import { Typography } from '@mui/material';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';

/** Who issues the receipt: the company with its address, and its tax number if it has one. */
export function ReceiptIssuer() {
  const t = useText();
  const { CompanyName, CompanyAddress, CompanyWebsite, contact_email, taxNumber, taxNote } =
    useSession().appinfo;
  const lines = [
    [CompanyName, CompanyAddress],
    [CompanyWebsite, contact_email],
    [taxNumber ? `${t('receipt_tax_number')}: \u2068${taxNumber}\u2069` : null, taxNote],
  ].map((parts) => parts.filter((part): part is string => Boolean(part)));
  return (
    <Typography variant="body2" component="div" color="text.secondary" sx={{ mt: 3 }}>
      {lines.map(
        (parts) =>
          parts.length > 0 && (
            <div key={parts.join()}>
              {parts.map((part, index) => (
                <span key={part}>
                  {index > 0 && ' · '}
                  <bdi>{part}</bdi>
                </span>
              ))}
            </div>
          ),
      )}
    </Typography>
  );
}
