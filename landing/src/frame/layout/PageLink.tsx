import type { ElementType, ReactNode } from 'react';
import { usePageLink } from './usePageLink.js';

interface PageLinkProps {
  path: string;
  className?: string | undefined;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link to a page of the product, in either app. */
export function PageLink({ path, ...props }: PageLinkProps) {
  const { component: Element, ...address } = usePageLink()(path);
  // The router's link needs `to`, an ordinary one `href`: each comes with its own.
  const Link = Element as ElementType;
  return <Link {...address} {...props} />;
}
