/** English texts: the first day of an installation. */
export const setupTexts = {
  setup_admin_title: 'Create the first admin',
  setup_admin_text:
    'This installation has no admin yet. Enter your details to manage it. The link works once.',
  setup_admin_create: 'Create admin',
  setup_link_help:
    'If there is an admin already, sign in. Otherwise restart the product: it prints a new link in its log.',
} as const;
