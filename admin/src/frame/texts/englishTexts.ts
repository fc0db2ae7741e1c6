export { englishTexts } from '@wayfare/shared';
