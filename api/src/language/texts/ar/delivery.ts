/** Arabic texts where the business delivers parcels: see `delivery.en.ts` in `shared`. */
export const deliveryTexts = {
  // The site
  site_slogan_delivery: 'أينما يجب أن يصل.',
  site_highlights_title_delivery: 'يصل بلا تخمين',
  site_highlight_live_text_delivery:
    'شاهد سائقك قادمًا إلى مكان الاستلام وتابع طردك طوال الطريق على الخريطة. تعرف الاسم والمركبة ورقم اللوحة.',
  site_highlight_pay_delivery: 'الدفع عند الحجز',
  site_highlight_pay_text_delivery: 'ادفع %{methods} قبل الاستلام، ولا شيء بعده. كل مبلغ مدوَّن حتى آخر قرش.',
  site_info_ride_text_delivery:
    'أرسل طردًا الآن، أو حدّد موعد استلامه قبلها بأيام. نجد السائق في الوقت المناسب ونخبرك من القادم.',
  site_info_drive_delivery: 'وصّل بشروطك',
  site_info_drive_text_delivery:
    'اتصل متى ناسبك، واعرف أجر التوصيل قبل أن تقبله، واحصل على حصتك في محفظتك فور التسليم.',
  site_get_app_text_delivery: 'الطلبات نفسها والمحفظة نفسها والسائقون أنفسهم على هاتفك.',
  site_about_who_text_delivery:
    'يصل %{appName} بين من يرسلون الطرود ومن يقودون. تديره %{company} مع سائقين مستقلين وأساطيلهم.',
  site_about_how_text_delivery:
    'أخبرنا أين طردك وإلى أين يذهب ومن يستلمه، فترى السعر فورًا. بعد أن تدفع %{methods} نعرض الطلب على السائقين القريبين، وأول من يقبل ينطلق إلى مكان الاستلام. تتابع الطرد على الخريطة، وتقيّم التوصيل عند انتهائه.',
  site_about_drivers_text_delivery:
    'يختار السائقون متى يعملون وأي الطلبات يقبلون. ويرون ما سيكسبونه قبل القبول، وتعرض المحفظة كل مبلغ يدخل أو يخرج.',
  site_privacy_what_text_delivery:
    'اسمك وبريدك الإلكتروني ورقم هاتفك، والأماكن التي ترسل بينها الطرود، وأسماء المستلمين وأرقام هواتفهم، وصور الطرود، وما تدفعه، والرسائل المتعلقة بالتوصيل. ومن السائقين أيضًا المركبة والرخصة والحساب البنكي لاستلام المدفوعات، والموقع ما داموا متصلين.',
  site_privacy_why_text_delivery:
    'للجمع بين العملاء والسائقين، وحساب السعر، وتسوية المدفوعات، والإجابة عن الأسئلة المتعلقة بالتوصيل. نحن لا نبيع البيانات الشخصية.',
  site_privacy_who_text_delivery:
    'طوال التوصيل يرى كل من العميل والسائق اسم الآخر ورقم هاتفه، ويرى السائق اسم المستلم ورقم هاتفه، ويرى العميل مكان الطرد. ويرى الأسطول الذي ينتمي إليه السائق طلبات ذلك السائق. ويرى القائمون على %{appName} ما يتطلبه عملهم.',
  account_picture_driver_hint_delivery: 'أضف صورة ليتعرف عليك عملاؤك.',
  account_push_text_delivery: 'احصل على مستجدات التوصيل على هذا الجهاز حتى عندما لا يكون الموقع مفتوحًا.',
  account_remove_text_delivery:
    'سيُحذف حسابك واسمك وبيانات الاتصال بك ورسائلك نهائيًا. وتبقى طلباتك مسجلة بدون اسمك.',
  usertype_rider_delivery: 'عميل',

  // Booking and following a delivery
  trip_my_trips_delivery: 'طلباتي',
  trip_active_trips_delivery: 'الطلبات النشطة',
  trip_past_trips_delivery: 'الطلبات السابقة',
  trip_none_text_delivery: 'ستظهر طلباتك هنا مع مساراتها وإيصالاتها.',
  trip_book_first_delivery: 'أرسل طردًا',
  trip_estimate_delivery: 'سعر التوصيل',
  trip_booked_hint_delivery: 'يمكنك متابعته في صفحة الطلب.',
  trip_follow_delivery: 'متابعة التوصيل',
  trip_title_delivery: 'طلبك',
  trip_back_delivery: 'كل الطلبات',
  trip_map_delivery: 'خريطة التوصيل',
  trip_stages_delivery: 'مراحل التوصيل',
  trip_stage_started_delivery: 'قيد التوصيل',
  trip_stage_reached_delivery: 'تم التسليم',
  trip_stage_done_delivery: 'مكتمل',
  trip_headline_ACCEPTED_delivery: '%{driver} في الطريق إلى مكان الاستلام',
  trip_headline_STARTED_delivery: 'طردك في الطريق',
  trip_headline_REACHED_delivery: 'تم تسليم طردك',
  trip_headline_PENDING_delivery: 'تم تسليم طردك. يُرجى الدفع.',
  trip_headline_PAID_delivery: 'تم التسليم والدفع. شكرًا لإرسالك معنا',
  trip_headline_COMPLETE_delivery: 'اكتمل التوصيل',
  trip_headline_CANCELLED_delivery: 'أُلغي هذا الطلب',
  trip_otp_text_delivery: 'أخبر السائق بهذا الرمز عند الاستلام:',
  trip_rate_title_delivery: 'كيف كان التوصيل مع %{driver}؟',
  trip_rate_rider_title_delivery: 'كيف كان التوصيل لـ%{rider}؟',
  trip_cancel_delivery: 'إلغاء الطلب',
  trip_keep_delivery: 'الإبقاء على الطلب',
  wallet_go_to_unpaid_trip_delivery: 'الانتقال إلى الطلب غير المدفوع',
  pay_outcome_refunded_delivery: 'تم استلام الدفعة. لم يعد الطلب بحاجة إليها، فأُضيف المبلغ إلى محفظتك.',
  payment_product_booking_delivery: '%{app}: توصيل %{id}',

  // The driver's console
  console_waiting_delivery: 'سنطلق البوق عندما يتوفر طلب لك.',
  console_offer_delivery: 'طلب جديد',
  console_otp_delivery: 'رمز العميل',
  console_otp_hint_delivery: 'اطلب من العميل الرمز المكوّن من 5 أرقام.',
  console_start_delivery: 'بدء التوصيل',
  console_reach_delivery: 'تم تسليم الطرد',
  console_collect_delivery: 'حصّل من العميل',
  console_complete_delivery: 'إنهاء التوصيل',
  console_call_rider_delivery: 'الاتصال بالعميل',
  console_headline_NEW_delivery: 'طلب جديد',
  console_headline_STARTED_delivery: 'قيد التوصيل لـ%{rider}',
  console_headline_REACHED_delivery: 'تم تسليم الطرد',
  console_headline_COMPLETE_delivery: 'اكتمل التوصيل',
  console_headline_CANCELLED_delivery: 'أُلغي هذا الطلب',
  console_trips_count_delivery:
    'لا طلبات |||| طلب واحد |||| طلبان |||| %{smart_count} طلبات |||| %{smart_count} طلبًا |||| %{smart_count} طلب',
  console_arrive_reason_hint_delivery: 'مثلًا: الشارع مغلق. يُحفظ السبب مع الطلب.',

  // Messages
  select_rider_delivery: 'يُرجى اختيار عميل.',
  driver_busy_delivery: 'السائق في توصيل آخر.',
  unpaid_trip_delivery: 'لديك طلب غير مدفوع. يُرجى دفعه قبل حجز طلب آخر.',
  wallet_in_debt_delivery: 'رصيد محفظتك أقل من الصفر. يُرجى إضافة رصيد قبل إرسال طرد.',
  driver_in_debt_delivery: 'رصيد محفظتك أقل من الصفر. يُرجى تسويته قبل قبول طلب آخر.',
  already_rated_delivery: 'سبق تقييم هذا الطلب.',
  otp_mismatch_delivery: 'هذا ليس رمز هذا الطلب.',
  payment_in_progress_delivery: 'هناك دفعة جارية لهذا الطلب.',
  too_many_cancellations_delivery:
    'أُلغي عدد كبير من الطلبات خلال وقت قصير. يُرجى المحاولة مرة أخرى بعد %{minutes} دقيقة.',
  notice_accepted_body_delivery: 'قبل سائق طلبك.',
  notice_started_title_delivery: 'طردك في الطريق',
  notice_started_body_delivery: 'تابعه على الخريطة.',
  notice_reached_title_delivery: 'تم تسليم طردك',
  notice_reached_body_delivery: 'وصل إلى وجهته.',
  notice_paid_title_delivery: 'تم دفع أجرة التوصيل',
  notice_paid_body_delivery: 'اكتمل دفع أجرة التوصيل.',
  notice_cancelled_title_delivery: 'أُلغي الطلب',
  notice_cancelled_body_delivery: 'لن يتم هذا التوصيل.',
  notice_rated_body_delivery: 'قيّم أحد العملاء توصيله معك.',
  notice_assigned_title_delivery: 'لديك طلب جديد',
  notice_assigned_body_delivery: 'عُرض عليك طلب. يُرجى قبوله.',
  notice_chat_from_rider_delivery: 'أرسل لك عميلك رسالة.',
  notice_late_payment_body_delivery: 'لم يعد الطلب بحاجة إليها، فأُضيف المبلغ إلى محفظتك.',
  notice_refund_body_delivery: 'أُعيد مبلغ التوصيل إلى محفظتك.',
  receipt_trip_delivery: 'التوصيل',
  receipt_see_trip_delivery: 'عرض الطلب',
  call_no_trip_delivery:
    'يمكنك الاتصال أثناء التوصيل وبعده بقليل فقط. يُرجى استخدام التطبيق للحصول على المساعدة.',

  // The panel
  panel_riders_delivery: 'العملاء',
  panel_rider_name_delivery: 'العميل',
  panel_new_rider_delivery: 'عميل جديد',
  panel_booking_rider_hint_delivery: 'ابحث عن العميل بالاسم أو الهاتف أو البريد الإلكتروني.',
  panel_wallet_user_delivery: 'عميل أو سائق',
  panel_chat_delivery: 'محادثة بين العميل والسائق',
  panel_trips_delivery: 'الطلبات',
  panel_trips_now_delivery: 'الطلبات الحالية',
  panel_trips_by_day_delivery: 'الطلبات يوميًا',
  panel_on_trip_delivery: 'في توصيل',
  panel_busy_drivers_delivery: 'في توصيل: %{count}',
  panel_dispatch_busy_delivery: 'في توصيل آخر',
  panel_trip_date_delivery: 'تاريخ التوصيل',
  panel_trip_cost_delivery: 'تكلفة التوصيل',
  panel_replay_delivery: 'إعادة عرض التوصيل',
  panel_time_started_delivery: 'بدأ التوصيل',
  panel_time_ended_delivery: 'تم تسليم الطرد',
  panel_total_rides_delivery: 'إجمالي الطلبات',
  panel_ride_cost_delivery: 'كلفة القيادة',

  // The settings
  panel_set_otp_secure_delivery: 'بدء التوصيل برمز تحقق',
  panel_set_contact_minutes_delivery: 'التواصل بعد التوصيل (بالدقائق)',
  panel_set_max_open_bookings_delivery: 'الحجوزات المفتوحة لكل عميل',
  panel_set_rider_withdraw_delivery: 'يمكن للعملاء السحب',
  panel_set_negative_balance_delivery: 'السائقون ذوو الرصيد السالب يحصلون على طلبات',
  panel_help_otp_secure_delivery: 'يعطي العميل السائق رمزًا من خمسة أرقام قبل بدء التوصيل.',
  panel_help_contact_minutes_delivery:
    'المدة التي يمكن للسائق والعميل بعدها من انتهاء التوصيل الاتصال والمراسلة. بعد ذلك لا يريان إلا الاسم الأول.',
  panel_help_max_open_bookings_delivery:
    'عدد الطلبات غير المكتملة التي يمكن أن تكون للعميل في وقت واحد، بما فيها المجدولة.',
  panel_help_max_cancellations_delivery:
    'العميل أو السائق الذي يلغي هذا العدد من الطلبات خلال ساعة عليه الانتظار قبل الطلب التالي.',
  panel_help_rider_withdraw_delivery: 'يمكن للعملاء طلب صرف المال الموجود في محافظهم.',
  panel_help_bonus_delivery:
    'يحصل عليها المستخدمان كرصيد مكافآت بعد أول توصيل مدفوع لمستخدم مُحال رقم هاتفه موثّق. تدفع رسوم الخدمة ولا يمكن سحبها.',
  panel_help_pickup_image_delivery: 'يلتقط السائق صورة للطرد قبل بدء التوصيل.',
  panel_help_deliver_image_delivery: 'يلتقط السائق صورة للطرد قبل انتهاء التوصيل.',
} as const;
