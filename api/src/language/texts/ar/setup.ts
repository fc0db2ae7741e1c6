/** Arabic texts: the first day of an installation. */
export const setupTexts = {
  setup_admin_title: 'إنشاء أول مسؤول',
  setup_admin_text: 'لا يمكن لأحد إدارة هذا التثبيت بعد. أدخل بياناتك للبدء؛ يعمل الرابط مرة واحدة فقط.',
  setup_admin_create: 'إنشاء المسؤول',
  setup_link_help:
    'إذا كان هناك مسؤول بالفعل فسجّل الدخول. وإلا فأعد تشغيل المنتج: سيعرض رابطًا جديدًا في سجله.',
} as const;
