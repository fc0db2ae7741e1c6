/**
 * In the place of parts of react-admin's tables and filter menus that the panel never shows: it deletes no
 * rows by selection, has its own choice of columns, and saves views on the server.
 */
const Nothing = () => null;

export {
  Nothing as AddSavedQueryDialog,
  Nothing as BulkDeleteButton,
  Nothing as ColumnsSelector,
  Nothing as RemoveSavedQueryDialog,
};
