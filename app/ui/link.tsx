import { type LinkProps, Link as RouterLink } from 'react-router'

/** An address of ours that is the same wherever the link stands, with nothing in it to resolve. */
const whole = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?(?:[?#]|$)/

/**
 * A link as the server writes it: the same HTML as that of React Router, which looks up the place of each
 * link among the routes. A list has a hundred links.
 */
function ServedLink({ to, mask, prefetch, ...props }: LinkProps) {
  if (typeof to !== 'string' || !whole.test(to) || mask || prefetch === 'render')
    return <RouterLink to={to} mask={mask} prefetch={prefetch} {...props} />
  // How a link is followed is only for the browser.
  const { onClick, replace, state, relative, reloadDocument, preventScrollReset, ...more } = props
  const { viewTransition, defaultShouldRevalidate, discover = 'render', target, ...html } = more
  const discovered = discover === 'render' ? 'true' : undefined
  return <a {...html} href={to} target={target} data-discover={discovered} />
}

/** A link to one of our pages. A test that runs without a build is no browser either. */
export const Link = (import.meta.env?.SSR ?? true) ? ServedLink : RouterLink
