/** Arabic texts: passkeys, and how staff sign in. */
export const signInTexts = {
  account_passkeys: 'مفاتيح المرور',
  account_passkeys_text:
    'يتيح لك مفتاح المرور تسجيل الدخول ببصمتك أو وجهك أو قفل الشاشة. لا يمكن لأحد تخمينه أو خداعك لتسليمه.',
  account_passkeys_none: 'ليست لديك مفاتيح مرور بعد.',
  account_passkeys_failed: 'تعذّر تحميل مفاتيح المرور.',
  account_passkeys_unsupported: 'هذا المتصفح لا يدعم مفاتيح المرور.',
  account_passkeys_elsewhere: 'لا تعمل مفاتيح المرور إلا على %{address}. افتح الموقع من هناك.',
  account_passkey_add: 'إضافة مفتاح مرور',
  account_passkey_name: 'الاسم',
  account_passkey_name_help: 'اسم يساعدك على التعرف إلى الجهاز.',
  account_passkey_created: 'أُضيف في %{date}',
  account_passkey_used: 'آخر استخدام في %{date}',
  account_passkey_never_used: 'لم يُستخدم قط',
  account_passkey_synced: 'متزامن مع أجهزتك الأخرى',
  account_passkey_rename: 'إعادة التسمية',
  account_passkey_rename_of: 'إعادة تسمية مفتاح المرور «%{name}»',
  account_passkey_delete: 'حذف',
  account_passkey_delete_of: 'حذف مفتاح المرور «%{name}»',
  account_passkey_delete_text: 'لن يمكنك بعد ذلك تسجيل الدخول بمفتاح المرور هذا. أزله من جهازك أيضًا.',
  account_passkey_added: 'تمت إضافة مفتاح المرور.',
  account_passkey_renamed: 'تمت إعادة تسمية مفتاح المرور.',
  account_passkey_deleted: 'تم حذف مفتاح المرور.',
  account_passkey_stopped: 'لم يُستخدم مفتاح المرور. حاول مرة أخرى عندما تكون مستعدًا.',
  account_passkey_on_device: 'يوجد على هذا الجهاز مفتاح مرور لحسابك بالفعل.',
  account_passkey_sign_in: 'تسجيل الدخول بمفتاح مرور',
  account_passkey_use: 'استخدام مفتاح مرور',
  account_passkey_second_factor: 'حسابك محمي بمفتاح مرور. استخدمه لإكمال تسجيل الدخول.',
  account_second_factor_required:
    'يحتاج حسابك إلى عامل تحقق ثانٍ قبل المتابعة. أعدّ تطبيق مصادقة أو أضف مفتاح مرور.',
  panel_set_staff_idle: 'تسجيل خروج الموظفين بعد (دقائق)',
  panel_help_staff_idle: 'على المدراء ومدراء الأساطيل غير النشطين طوال هذه المدة تسجيل الدخول مرة أخرى.',
  panel_set_staff_second_factor: 'اشتراط عامل تحقق ثانٍ للموظفين',
  panel_help_staff_second_factor:
    'من دون تطبيق مصادقة أو مفتاح مرور لا يمكن للمدراء ومدراء الأساطيل إلا إعداد أحدهما. أعدّ الخاص بك أولًا.',
  mail_passkey_added_subject: '%{app}: أُضيف مفتاح مرور إلى حسابك',
  mail_passkey_added_text: 'أُضيف مفتاح مرور إلى حسابك. يمكن تسجيل الدخول به من دون كلمة المرور.',
  mail_passkey_deleted_subject: '%{app}: حُذف مفتاح مرور من حسابك',
  mail_passkey_deleted_text: 'حُذف مفتاح مرور من حسابك. لم يعد بالإمكان تسجيل الدخول به.',
  mail_passkeys_link: 'مراجعة مفاتيح المرور',
  mail_passkeys_closing:
    'إذا لم تكن أنت من فعل ذلك، فسجّل الدخول الآن وراجع مفاتيح المرور واختر كلمة مرور جديدة.',
  notice_passkey_added_title: 'أُضيف مفتاح مرور إلى حسابك',
  notice_passkey_deleted_title: 'حُذف مفتاح مرور من حسابك',
  notice_passkeys_body: 'إذا لم تكن أنت من فعل ذلك، فسجّل الدخول وراجع مفاتيح المرور الآن.',
  sms_passkey_added:
    '%{app}: أُضيف مفتاح مرور إلى حسابك. إذا لم تكن أنت من فعل ذلك، فسجّل الدخول وراجع مفاتيح المرور الآن.',
  sms_passkey_deleted:
    '%{app}: حُذف مفتاح مرور من حسابك. إذا لم تكن أنت من فعل ذلك، فسجّل الدخول وراجع مفاتيح المرور الآن.',
  mail_authenticator_added_subject: '%{app}: أُعدّ تطبيق مصادقة لحسابك',
  mail_authenticator_added_text:
    'أُعدّ تطبيق مصادقة ليكون عامل التحقق الثاني لحسابك. يتطلب تسجيل الدخول من الآن رمزًا يعرضه التطبيق.',
  mail_authenticator_removed_subject: '%{app}: أُوقف تطبيق المصادقة الخاص بك',
  mail_authenticator_removed_text:
    'أُوقف تطبيق المصادقة الخاص بحسابك. لم يعد تسجيل الدخول يتطلب رمزًا يعرضه التطبيق.',
  mail_authenticator_link: 'مراجعة عامل التحقق الثاني',
  mail_authenticator_closing:
    'إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة وراجع عامل التحقق الثاني الآن. وإذا تعذّر عليك تسجيل الدخول، فتواصل معنا.',
  notice_authenticator_added_title: 'أُعدّ تطبيق مصادقة لحسابك',
  notice_authenticator_removed_title: 'أُوقف تطبيق المصادقة الخاص بك',
  notice_authenticator_body:
    'إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة وراجع عامل التحقق الثاني الآن.',
  sms_authenticator_added:
    '%{app}: أُعدّ تطبيق مصادقة لحسابك. إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة الآن.',
  sms_authenticator_removed:
    '%{app}: أُوقف تطبيق المصادقة الخاص بك. إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة الآن.',
  mail_recovery_codes_renewed_subject: '%{app}: رموز استرداد جديدة لحسابك',
  mail_recovery_codes_renewed_text:
    'أُنشئت رموز استرداد جديدة لحسابك. يحل كل رمز منها مرة واحدة محل رمز تطبيق المصادقة، ولم تعد الرموز السابقة صالحة.',
  notice_recovery_codes_renewed_title: 'أُنشئت رموز استرداد جديدة لحسابك',
  sms_recovery_codes_renewed:
    '%{app}: أُنشئت رموز استرداد جديدة لحسابك. إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة الآن.',
} as const;
