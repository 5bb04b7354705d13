import { renderToString } from 'react-dom/server'
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const html = (Shown: typeof Link, props: LinkProps) =>
  renderToString(
    <StaticRouter location="/lead_admin/leads/1?status=new">
      <Shown {...props}>text</Shown>
    </StaticRouter>,
  )

const addresses = [
  ...['/', '/lead_admin', '/lead_admin/leads/1?q=a b&x=é#end', '/lead_admin?days=7#figures-title'],
  ...['/a.b/~c', '/a/', '/a//b', '//host/a', '/a/../b', '/a/./b', '/%C3%A9', '/é', '?', '?days=7'],
  ...[
    '#here',
    '',
    '..',
    'answer',
    'https://example.org/a',
    'mailto:a@b.example',
    '/?q=..',
    '/a/.b',
  ],
]

test.each(addresses)('a link to %j has the HTML of the router', (to) => {
  for (const more of [
    { className: 'label', 'aria-current': 'page', target: '_blank', rel: 'noopener' },
    { preventScrollReset: true, replace: true, state: { a: 1 }, reloadDocument: true },
    { onClick: () => {}, relative: 'path', viewTransition: true, prefetch: 'intent' },
    { discover: 'none', defaultShouldRevalidate: false, title: '<">' },
    { mask: '/masked' },
  ] as const)
    expect(html(Link, { to, ...more })).toBe(html(RouterLink as typeof Link, { to, ...more }))
})

test('so has a link to the parts of an address', () => {
  const to = { pathname: '/a', search: '?b' }
  expect(html(Link, { to })).toBe(html(RouterLink as typeof Link, { to }))
})
