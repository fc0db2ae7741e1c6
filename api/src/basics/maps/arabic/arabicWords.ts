/**
 * How Arabic place names are compared with others: by their own spelling, by translated words, and by their
 * consonants.
 */
import { foldText } from '@wayfare/shared';

const ARABIC = /\p{Script=Arabic}/u;

/** Whether a text is at least partly in Arabic. */
export const isArabic = (text: string): boolean => ARABIC.test(text);

/**
 * Returns the words of an Arabic text in one spelling: without vowel signs, hamzas, the article and typing
 * variants.
 */
export function arabicWordsOf(text: string): string[] {
  // Articles are removed before the hamzas, because without its hamza a name such as Algonquin begins like an
  // article.
  const plain = foldText(withoutArticles(text.normalize('NFC')));
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const withoutArticles = (text: string) => text.replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, '');

/** Returns the search form of an Arabic name, with a space before each word. */
export const arabicForm = (name: string): string => ` ${arabicWordsOf(name).join(' ')}`;

/** English words and numbers that Arabic speakers use in translation when they name places and streets. */
const TRANSLATED: Readonly<Record<string, string>> = {
  محطة: 'station',
  شارع: 'street',
  جادة: 'avenue',
  الجادة: 'avenue',
  طريق: 'road',
  ساحة: 'square',
  ميدان: 'square',
  جسر: 'bridge',
  نفق: 'tunnel',
  مطار: 'airport',
  الدولي: 'international',
  صالة: 'terminal',
  مستشفى: 'hospital',
  جامعة: 'university',
  كلية: 'college',
  مدرسة: 'school',
  متحف: 'museum',
  مكتبة: 'library',
  حديقة: 'park',
  حديقه: 'garden',
  الحيوان: 'zoo',
  ملعب: 'stadium',
  استاد: 'stadium',
  مسرح: 'theat',
  فندق: 'hotel',
  سوق: 'market',
  كاتدرائية: 'cathedral',
  كنيسة: 'church',
  مبنى: 'building',
  مركز: 'center',
  برج: 'tower',
  شاطئ: 'beach',
  جزيرة: 'island',
  قاعة: 'hall',
  بورصة: 'exchange',
  الأمم: 'nations',
  المتحدة: 'united',
  الحرية: 'liberty',
  مدينة: 'city',
  شرق: 'east',
  الشرقي: 'east',
  غرب: 'west',
  الغربي: 'west',
  شمال: 'north',
  جنوب: 'south',
  الأولى: '1st',
  الثانية: '2nd',
  الثالثة: '3rd',
  الرابعة: '4th',
  الخامسة: '5th',
  السادسة: '6th',
  السابعة: '7th',
  الثامنة: '8th',
  التاسعة: '9th',
  العاشرة: '10th',
  برودواي: 'broadway',
  بارك: 'park',
  ماديسون: 'madison',
  ليكسينغتون: 'lexington',
  أمستردام: 'amsterdam',
  كولومبوس: 'columbus',
  وول: 'wall',
  هيوستن: 'houston',
  كانال: 'canal',
  ديلانسي: 'delancey',
  فلاتبوش: 'flatbush',
  أتلانتيك: 'atlantic',
  بيدفورد: 'bedford',
  فولتون: 'fulton',
  فوردهام: 'fordham',
  نيويورك: 'new york',
  نيوجيرسي: 'new jersey',
};
const translations = new Map(
  Object.entries(TRANSLATED).map(([arabic, english]) => [arabicWordsOf(arabic)[0] as string, english]),
);

/** The English of a word from `arabicWordsOf`, or null: numbers stay as they are. */
export const translatedWord = (word: string): string | null =>
  /^\d+$/.test(word) ? word : (translations.get(word) ?? null);

/**
 * The consonant for which each Arabic letter is used in foreign names. Letters not listed are vowels, or too
 * weak to compare.
 */
const CONSONANTS: Readonly<Record<string, string>> = {
  ب: 'B',
  پ: 'B',
  ت: 'T',
  ط: 'T',
  ث: 'T',
  ج: 'G',
  غ: 'G',
  گ: 'G',
  چ: 'G',
  خ: 'K',
  ق: 'K',
  ك: 'K',
  د: 'D',
  ض: 'D',
  ذ: 'D',
  ر: 'R',
  ز: 'S',
  س: 'S',
  ش: 'S',
  ص: 'S',
  ظ: 'S',
  ف: 'F',
  ڤ: 'F',
  ل: 'L',
  م: 'M',
  ن: 'N',
};
const LATIN: Readonly<Record<string, string>> = {
  b: 'B',
  p: 'B',
  t: 'T',
  g: 'G',
  j: 'G',
  c: 'K',
  k: 'K',
  q: 'K',
  d: 'D',
  r: 'R',
  z: 'S',
  s: 'S',
  v: 'F',
  f: 'F',
  l: 'L',
  m: 'M',
  n: 'N',
  x: 'KS',
};

const withoutDoubles = (consonants: string) => consonants.replace(/(.)\1+/g, '$1');

/** The consonants of a word from `arabicWordsOf`. */
export const arabicConsonants = (word: string): string =>
  withoutDoubles(word.replace(/تش/g, 'س').replace(/./gu, (letter) => CONSONANTS[letter] ?? ''));

/** The consonants of a folded Latin word, as an Arabic spelling of it has them. */
export function latinConsonants(word: string): string {
  const consonants = word
    .replace(/ph/g, 'f')
    .replace(/t?ch/g, 's')
    .replace(/gh(?=t|$)/g, '')
    .replace(/c(?=[eiy])/g, 's');
  return withoutDoubles(consonants.replace(/./gu, (letter) => LATIN[letter] ?? ''));
}
