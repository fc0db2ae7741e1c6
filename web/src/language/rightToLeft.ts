import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Styles that are mirrored. */
export const rightToLeft = createCache({ key: 'wfrtl', stylisPlugins: [prefixer, rtlPlugin] });
