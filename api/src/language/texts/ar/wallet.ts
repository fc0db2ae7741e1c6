/** Arabic texts of a rider's wallet and of paying by card. */
export const walletTexts = {
  wallet_title: 'المحفظة',
  wallet_top_up: 'إضافة رصيد',
  wallet_top_up_text: 'تدفع لدى مزوّد الدفع، ويصل المبلغ إلى محفظتك فور تأكيده.',
  wallet_top_up_amount: 'المبلغ المراد إضافته',
  wallet_top_up_needed: 'يرجى إدخال مبلغ أكبر من 0.',

  pay_card: 'الدفع بالبطاقة',
  pay_title: 'اختر طريقة الدفع',
  pay_amount: 'المبلغ',
  pay_with: 'الدفع عبر %{provider}',
  pay_loading: 'جارٍ البحث عن طرق الدفع…',
  pay_leaving: 'ننقلك إلى صفحة الدفع…',
  pay_not_now: 'ليس الآن',
  pay_give_up: 'إلغاء الحجز',
  pay_given_up: 'لم يكتمل الدفع، لذلك أُلغي الحجز.',
  pay_now: 'ادفع الآن',
  pay_outcome_settled: 'وصلت دفعتك. شكرًا لك.',
  pay_outcome_refunded: 'وصلت دفعتك. لم تعد الرحلة بحاجة إليها، لذلك أضيفت إلى محفظتك.',
  pay_outcome_open: 'ننتظر مزوّد الدفع. تتحدّث هذه الصفحة من تلقاء نفسها.',
  pay_outcome_declined: 'رُفضت الدفعة. لم يُخصم أي مبلغ.',
} as const;
