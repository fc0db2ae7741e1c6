/**
 * Texts of the panel's tables that are complete here in all the product's languages. The languages are separate
 * exports, so that the browser apps contain only the English texts.
 */
export const english = {
  panel_promos: 'Promos',
  panel_promo_name: 'Promo |||| Promos',
  no_promos: 'No promos available.',
  panel_promo_type: 'Discount type',
  panel_promo_max: 'Maximum discount',
  panel_promo_min_order: 'Minimum order',
  panel_promo_validity: 'Valid until',
  panel_promo_limit: 'Usage limit',
  panel_promo_used: 'Used',

  panel_notifications: 'Push notifications',
  panel_notification_name: 'Push notification |||| Push notifications',
  panel_no_notifications: 'No notifications sent yet.',
  panel_notification_hint:
    'Adding a notification sends it to everyone it targets. Editing or deleting it later does not recall it.',
  panel_notification_title: 'Title',
  panel_notification_body: 'Message',
  panel_notification_people: 'Audience',
  panel_everybody: 'Everyone',
  panel_notification_devices: 'Devices',
  panel_all_devices: 'All devices',
  panel_android: 'Android',
  panel_ios: 'iOS',
  panel_notification_reached: 'People reached',
  panel_notification_progress: 'Progress',
  panel_notification_sent: 'Sent',
  panel_notification_sending: 'Sending',
  panel_notification_failed: 'Not reached',
} as const;

type ResourceTexts = Readonly<Record<keyof typeof english, string>>;

export const spanish: ResourceTexts = {
  panel_promos: 'Promociones',
  panel_promo_name: 'Promoción |||| Promociones',
  no_promos: 'No hay promociones disponibles.',
  panel_promo_type: 'Tipo de descuento',
  panel_promo_max: 'Descuento máximo',
  panel_promo_min_order: 'Pedido mínimo',
  panel_promo_validity: 'Válida hasta',
  panel_promo_limit: 'Límite de usos',
  panel_promo_used: 'Usos',

  panel_notifications: 'Notificaciones push',
  panel_notification_name: 'Notificación push |||| Notificaciones push',
  panel_no_notifications: 'Todavía no se han enviado notificaciones.',
  panel_notification_hint:
    'Al añadir una notificación se envía a todos sus destinatarios. Cambiarla o eliminarla después no la retira.',
  panel_notification_title: 'Título',
  panel_notification_body: 'Mensaje',
  panel_notification_people: 'Para',
  panel_everybody: 'Todos',
  panel_notification_devices: 'Dispositivos',
  panel_all_devices: 'Todos los dispositivos',
  panel_android: 'Android',
  panel_ios: 'iOS',
  panel_notification_reached: 'Personas alcanzadas',
  panel_notification_progress: 'Progreso',
  panel_notification_sent: 'Enviada',
  panel_notification_sending: 'Enviando',
  panel_notification_failed: 'No alcanzadas',
};

export const french: ResourceTexts = {
  panel_promos: 'Promotions',
  panel_promo_name: 'Promotion |||| Promotions',
  no_promos: 'Aucune promotion disponible.',
  panel_promo_type: 'Type de remise',
  panel_promo_max: 'Remise maximale',
  panel_promo_min_order: 'Commande minimale',
  panel_promo_validity: 'Valable jusqu’au',
  panel_promo_limit: 'Limite d’utilisations',
  panel_promo_used: 'Utilisations',

  panel_notifications: 'Notifications push',
  panel_notification_name: 'Notification push |||| Notifications push',
  panel_no_notifications: 'Aucune notification envoyée pour l’instant.',
  panel_notification_hint:
    'Ajouter une notification l’envoie à tous ses destinataires. La modifier ou la supprimer ensuite ne la retire pas.',
  panel_notification_title: 'Titre',
  panel_notification_body: 'Message',
  panel_notification_people: 'Pour',
  panel_everybody: 'Tout le monde',
  panel_notification_devices: 'Appareils',
  panel_all_devices: 'Tous les appareils',
  panel_android: 'Android',
  panel_ios: 'iOS',
  panel_notification_reached: 'Personnes atteintes',
  panel_notification_progress: 'Avancement',
  panel_notification_sent: 'Envoyée',
  panel_notification_sending: 'Envoi en cours',
  panel_notification_failed: 'Non atteintes',
};

export const arabic: ResourceTexts = {
  panel_promos: 'العروض الترويجية',
  panel_promo_name:
    'عروض ترويجية |||| عرض ترويجي |||| عرضان ترويجيان |||| عروض ترويجية |||| عرضًا ترويجيًا |||| عرض ترويجي',
  no_promos: 'لا توجد عروض ترويجية متاحة.',
  panel_promo_type: 'نوع الخصم',
  panel_promo_max: 'أقصى خصم',
  panel_promo_min_order: 'الحد الأدنى للطلب',
  panel_promo_validity: 'صالح حتى',
  panel_promo_limit: 'حد الاستخدام',
  panel_promo_used: 'الاستخدامات',

  panel_notifications: 'الإشعارات الفورية',
  panel_notification_name:
    'إشعارات فورية |||| إشعار فوري |||| إشعاران فوريان |||| إشعارات فورية |||| إشعارًا فوريًا |||| إشعار فوري',
  panel_no_notifications: 'لم تُرسل أي إشعارات بعد.',
  panel_notification_hint: 'تؤدي إضافة إشعار إلى إرساله لجميع المعنيين به. تعديله أو حذفه لاحقًا لا يسحبه.',
  panel_notification_title: 'العنوان',
  panel_notification_body: 'الرسالة',
  panel_notification_people: 'إلى',
  panel_everybody: 'الجميع',
  panel_notification_devices: 'الأجهزة',
  panel_all_devices: 'جميع الأجهزة',
  panel_android: 'أندرويد',
  panel_ios: 'آي أو إس',
  panel_notification_reached: 'الأشخاص الذين وصل إليهم',
  panel_notification_progress: 'التقدم',
  panel_notification_sent: 'أُرسل',
  panel_notification_sending: 'قيد الإرسال',
  panel_notification_failed: 'لم يصل إليهم',
};
