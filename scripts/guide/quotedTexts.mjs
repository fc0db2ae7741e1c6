/**
 * Texts that name a resource, for languages in which only its English name is known: they quote it. By
 * language, and by the key of the guide. `one` and `many` are the name in English words; a text has as many
 * plural forms as its language.
 */
export const quotedTexts = {
  es: ({ one, many }) => ({
    panel_announcements: `Lista «${many}»`,
    panel_announcement_name: `Registro «${one}» |||| Registros «${many}»`,
    panel_no_announcements: `Todavía no hay registros «${many}».`,
  }),
  fr: ({ one, many }) => ({
    panel_announcements: `Liste «\u00A0${many}\u00A0»`,
    panel_announcement_name: `Fiche «\u00A0${one}\u00A0» |||| Fiches «\u00A0${many}\u00A0»`,
    panel_no_announcements: `Aucune fiche «\u00A0${many}\u00A0» pour l’instant.`,
  }),
  ar: ({ one, many }) => ({
    panel_announcements: `قائمة «${many}»`,
    panel_announcement_name: [
      `سجلات «${many}»`,
      `سجل «${one}»`,
      `سجلان «${many}»`,
      `سجلات «${many}»`,
      `سجلًا «${many}»`,
      `سجل «${many}»`,
    ].join(' |||| '),
    panel_no_announcements: `لا توجد سجلات «${many}» بعد.`,
  }),
};
