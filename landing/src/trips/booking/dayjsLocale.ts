/** Every dayjs locale, each in its own chunk: an admin may add any language. */
const calendars = import.meta.glob<unknown>('../../../../node_modules/dayjs/locale/*.js');

/** Loads the dayjs locale for a language and returns its name; English if there is none. */
export async function loadDayjsLocale(locale: string): Promise<string> {
  const full = locale.toLowerCase();
  for (const name of [full, full.split('-')[0] ?? full]) {
    const load = calendars[`../../../../node_modules/dayjs/locale/${name}.js`];
    if (load) {
      await load();
      return name;
    }
  }
  return 'en';
}
