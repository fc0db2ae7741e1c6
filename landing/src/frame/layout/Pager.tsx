import { Pagination, Stack } from '@mui/material';
import { useText } from '../language/LanguageProvider.js';

/** The pagination of a list; renders nothing for a single page. `page` counts from 0. */
export function Pager({
  pages,
  page,
  onChange,
}: {
  pages: number;
  page: number;
  onChange: (page: number) => void;
}) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <Stack sx={{ alignItems: 'center', py: 2 }}>
      <Pagination
        count={pages}
        page={page + 1}
        onChange={(_, next) => onChange(next - 1)}
        aria-label={t('trip_pages')}
        getItemAriaLabel={(type, number) =>
          type === 'page'
            ? t('trip_page_number', { number: number ?? '' })
            : t(type === 'next' ? 'trip_page_next' : 'trip_page_previous')
        }
      />
    </Stack>
  );
}
