/** Spanish texts: the first day of an installation. */
export const setupTexts = {
  setup_admin_title: 'Crear el primer administrador',
  setup_admin_text:
    'Nadie puede gestionar esta instalación todavía. Introduzca sus datos para empezar; el enlace funciona una sola vez.',
  setup_admin_create: 'Crear administrador',
  setup_link_help:
    'Si ya hay un administrador, inicie sesión. Si no, reinicie el producto: mostrará un enlace nuevo en su registro.',
} as const;
