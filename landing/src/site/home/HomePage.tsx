import { usePageTitle } from '../../frame/layout/usePageTitle.js';
import { Hero } from './Hero.js';
import { Highlights } from './Highlights.js';
import { InfoSections } from './InfoSections.js';
import { StoreBadges } from './StoreBadges.js';

/** The landing page (rules 2.14 to 2.18). */
export function HomePage() {
  usePageTitle('');
  return (
    <>
      <Hero />
      <Highlights />
      <InfoSections />
      <StoreBadges />
    </>
  );
}
