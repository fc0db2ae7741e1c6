import { ProsePage } from './ProsePage.js';

const sections = [
  { title: 'site_about_who', text: 'site_about_who_text' },
  { title: 'site_about_how', text: 'site_about_how_text' },
  { title: 'site_about_drivers', text: 'site_about_drivers_text' },
] as const;

export function AboutPage() {
  return <ProsePage title="site_about_us" sections={sections} />;
}
