import type { Translations } from '@wayfare/shared';

type Words = readonly [es: string, fr: string, ar: string];

/** What the business of the demo has written, in the other languages of the product. */
const words: Readonly<Record<string, Words>> = {
  // Car types
  Economy: ['Económico', 'Éco', 'اقتصادي'],
  'Up to 3 riders, the best price': [
    'Hasta 3 pasajeros, el mejor precio',
    'Jusqu’à 3 passagers, le meilleur prix',
    'حتى 3 ركاب، بأفضل سعر',
  ],
  Comfort: ['Confort', 'Confort', 'مريح'],
  'Up to 4 riders, newer cars with more legroom': [
    'Hasta 4 pasajeros, coches más nuevos y amplios',
    'Jusqu’à 4 passagers, voitures plus récentes et spacieuses',
    'حتى 4 ركاب، سيارات أحدث ومساحة أكبر للأرجل',
  ],
  XL: ['XL', 'XL', 'كبير'],
  'Up to 6 riders with luggage': [
    'Hasta 6 pasajeros con equipaje',
    'Jusqu’à 6 passagers avec bagages',
    'حتى 6 ركاب مع الأمتعة',
  ],
  Executive: ['Ejecutivo', 'Affaires', 'رجال الأعمال'],
  'Black cars with the highest rated drivers': [
    'Coches negros con los conductores mejor valorados',
    'Berlines noires avec les chauffeurs les mieux notés',
    'سيارات سوداء مع السائقين الأعلى تقييمًا',
  ],
  Accessible: ['Accesible', 'Accessible', 'مهيأ للكراسي المتحركة'],
  'Wheelchair ramp, at the price of Economy': [
    'Rampa para silla de ruedas, al precio de Económico',
    'Rampe pour fauteuil roulant, au prix d’Éco',
    'منحدر للكرسي المتحرك، بسعر الفئة الاقتصادية',
  ],
  'Bike courier': ['Mensajero en bicicleta', 'Coursier à vélo', 'ساعٍ بالدراجة'],
  'Up to 8 kg, the quickest way through Midtown': [
    'Hasta 8 kg, lo más rápido por Midtown',
    'Jusqu’à 8 kg, le plus rapide dans Midtown',
    'حتى 8 كغ، أسرع طريق عبر ميدتاون',
  ],
  Scooter: ['Escúter', 'Scooter', 'سكوتر'],
  'Up to 15 kg, across the rivers': [
    'Hasta 15 kg, al otro lado de los ríos',
    'Jusqu’à 15 kg, au-delà des fleuves',
    'حتى 15 كغ، عبر النهرين',
  ],
  Van: ['Furgoneta', 'Camionnette', 'شاحنة صغيرة'],
  'Up to 600 kg and 3 m': ['Hasta 600 kg y 3 m', 'Jusqu’à 600 kg et 3 m', 'حتى 600 كغ و3 م'],
  'Box truck': ['Camión', 'Camion', 'شاحنة صندوقية'],
  'Up to 2 t: a flat moves in one go': [
    'Hasta 2 t: una mudanza de una vez',
    'Jusqu’à 2 t : un déménagement en une fois',
    'حتى 2 طن: نقل شقة دفعة واحدة',
  ],
  // Parcel types and options
  Document: ['Documento', 'Document', 'مستند'],
  'Small parcel': ['Paquete pequeño', 'Petit colis', 'طرد صغير'],
  'Food, kept warm': ['Comida, siempre caliente', 'Repas, gardé au chaud', 'طعام يُحفظ ساخنًا'],
  Fragile: ['Frágil', 'Fragile', 'قابل للكسر'],
  Parcels: ['Paquetes', 'Colis', 'طرود'],
  Furniture: ['Muebles', 'Meubles', 'أثاث'],
  'To the door': ['Hasta la puerta', 'Jusqu’à la porte', 'حتى الباب'],
  'With signature': ['Con firma', 'Avec signature', 'مع التوقيع'],
  'With a photo of the handover': [
    'Con una foto de la entrega',
    'Avec une photo de la remise',
    'مع صورة للتسليم',
  ],
  'To the kerb': ['Hasta la acera', 'Jusqu’au trottoir', 'حتى الرصيف'],
  'Carried inside': ['Llevado al interior', 'Porté à l’intérieur', 'مع الحمل إلى الداخل'],
  // Reasons for canceling
  'My plans changed': ['Mis planes han cambiado', 'Mes plans ont changé', 'تغيّرت خططي'],
  'The driver is too far away': [
    'El conductor está demasiado lejos',
    'Le chauffeur est trop loin',
    'السائق بعيد جدًا',
  ],
  'I found a better option': [
    'He encontrado una opción mejor',
    'J’ai trouvé une meilleure solution',
    'وجدت خيارًا أفضل',
  ],
  'The pickup address was wrong': [
    'La dirección de recogida era incorrecta',
    'L’adresse de départ était fausse',
    'عنوان الانطلاق غير صحيح',
  ],
  'I booked by mistake': ['Reservé por error', 'J’ai réservé par erreur', 'حجزت عن طريق الخطأ'],
  'The driver asked me to cancel': [
    'El conductor me pidió que cancelara',
    'Le chauffeur m’a demandé d’annuler',
    'طلب مني السائق الإلغاء',
  ],
  'No one was at the pickup': [
    'No había nadie en el punto de recogida',
    'Il n’y avait personne au point de départ',
    'لم يكن أحد في مكان الانطلاق',
  ],
  'The vehicle broke down': ['El vehículo se averió', 'Le véhicule est tombé en panne', 'تعطّلت المركبة'],
  // Promos
  '10 % off, up to $10': [
    '10 % de descuento, hasta 10 $',
    '10 % de remise, jusqu’à 10 $',
    'خصم 10 %، حتى 10 دولارات',
  ],
  '$8 off $40 or more': [
    '8 $ de descuento a partir de 40 $',
    '8 $ de remise dès 40 $',
    'خصم 8 دولارات على 40 دولارًا أو أكثر',
  ],
  '15 % off, up to $7.50': [
    '15 % de descuento, hasta 7,50 $',
    '15 % de remise, jusqu’à 7,50 $',
    'خصم 15 %، حتى 7.50 دولارات',
  ],
  '$3 off $15 or more': [
    '3 $ de descuento a partir de 15 $',
    '3 $ de remise dès 15 $',
    'خصم 3 دولارات على 15 دولارًا أو أكثر',
  ],
  '20 % off, up to $12': [
    '20 % de descuento, hasta 12 $',
    '20 % de remise, jusqu’à 12 $',
    'خصم 20 %، حتى 12 دولارًا',
  ],
};

/** A record of the demo with the translations of these of its texts. */
export function inDemoLanguages<Fields extends object>(
  record: Fields,
  ...fields: (keyof Fields & string)[]
): Fields & { translations: Translations } {
  const wordsOf = (field: keyof Fields & string) => words[String(record[field])];
  const translations = (['es', 'fr', 'ar'] as const).map((language, index) => {
    const texts = fields.flatMap((field) => {
      const text = wordsOf(field)?.[index];
      return text === undefined ? [] : [[field, text] as const];
    });
    return [language, Object.fromEntries(texts)] as const;
  });
  return { ...record, translations: Object.fromEntries(translations) };
}
