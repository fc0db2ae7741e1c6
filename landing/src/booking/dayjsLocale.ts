/** Every calendar dayjs knows, each in its own chunk: an admin may add any language. */
const calendars = import.meta.glob<unknown>('../../../node_modules/dayjs/locale/*.js');

/** Loads the calendar for a locale and gives its name; English when there is none. */
export async function loadDayjsLocale(locale: string): Promise<string> {
  const full = locale.toLowerCase();
  for (const name of [full, full.split('-')[0] ?? full]) {
    const load = calendars[`../../../node_modules/dayjs/locale/${name}.js`];
    if (load) {
      await load();
      return name;
    }
  }
  return 'en';
}
