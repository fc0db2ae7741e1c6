import CheckedIcon from '@mui/icons-material/CheckBoxOutlined';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button, ListItemIcon, ListItemText, Menu, MenuItem, useMediaQuery } from '@mui/material';
import type { TranslationKey } from '@wayfare/shared';
import { useId, useState } from 'react';
import { useResourceContext, useStore, useTranslate } from 'react-admin';
import { useText } from '../texts/useText.js';

interface Choosable {
  source: string;
  label: TranslationKey;
  folded?: Folded | undefined;
}

/** Screens with space for the less important columns next to the menu. */
const WIDE = '(min-width: 1700px)';

/** Hidden until the user asks for it: always, or on screens where only the more important columns fit. */
export type Folded = boolean | 'unless wide';

/** The columns of a table that are hidden until the user asks for them. */
export function useFoldedSources(columns: readonly Choosable[]): string[] {
  const isWide = useMediaQuery(WIDE);
  return columns
    .filter(({ folded }) => folded === true || (folded === 'unless wide' && !isWide))
    .map(({ source }) => source);
}

/**
 * The visible columns of a table. Stores the choice where `DataTable` looks for it; unlike react-admin's
 * own button, it is a menu that works with keyboards and screen readers.
 */
export function ColumnChooser({ columns }: { columns: readonly Choosable[] }) {
  const resource = useResourceContext() ?? '';
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, useFoldedSources(columns));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const t = useText();
  const translate = useTranslate();
  const id = useId();
  const toggle = (source: string) =>
    setHidden(hidden.includes(source) ? hidden.filter((one) => one !== source) : [...hidden, source]);

  return (
    <>
      <Button
        id={id}
        size="small"
        sx={{ lineHeight: 1.5 }}
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id, dense: true }, paper: { sx: { maxHeight: 420 } } }}
      >
        {columns.map(({ source, label }) => {
          const shown = !hidden.includes(source);
          return (
            <MenuItem
              key={source}
              role="menuitemcheckbox"
              aria-checked={shown}
              onClick={() => toggle(source)}
            >
              <ListItemIcon aria-hidden="true">
                {shown ? <CheckedIcon fontSize="small" /> : <UncheckedIcon fontSize="small" />}
              </ListItemIcon>
              <ListItemText>{t(label)}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
