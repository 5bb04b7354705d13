import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createSectionHandler, sectionBuild } from './route-sections.ts'

const tree: [id: string, path: string | undefined, parentId?: string][] = [
  ['site', undefined],
  ['home', '', 'site'],
  ['blog', 'blog', 'site'],
  ['insight', 'blog/:slug', 'site'],
  ['feed', 'blog/feed.xml', 'site'],
  ['not-found', '*', 'site'],
  ['book', ':language?/book', 'site'],
  ['share', 'share/:name.png'],
  ['desk', 'desk'],
  ['desk-home', '', 'desk'],
  ['leads', 'leads', 'desk'],
  ['lead', ':id', 'leads'],
  ['invoices', 'invoices', 'desk'],
  ['invoice', 'invoices/:id/print', 'desk'],
  ['desk-nothing', '*', 'desk'],
]

const addresses = [
  ...['/', '/blog', '/blog/', '/blog/an-insight', '/blog/feed.xml', '/blog/feed.xml/more', '/book'],
  ...[
    '/fr/book',
    '/blog/book',
    '/share/blog.png',
    '/share',
    '/desk',
    '/desk/leads',
    '/desk/leads/4',
  ],
  ...['/desk/leads/4/5', '/desk/invoices/7/print', '/desk/nothing', '/nothing', '/nothing/blog'],
  ...['/Blog/An', '/DESK/Leads', '//blog', '/blog//x', '/%62log', '/blog/%66eed.xml', '/bl%2fog'],
  ...[
    '/__manifest?version=1&paths=/blog/an-insight,/desk/leads',
    '/__manifest?version=2&paths=/',
    '/blog.data',
    '/_.data',
    '/blog/_.data',
    '/desk/leads/4.data',
    '/a%',
    '/é',
    '/./blog',
    '/*',
    '/*/*',
  ],
]

const build = {
  entry: { module: { default: () => new Response('page') } },
  routes: Object.fromEntries(
    tree.map(([id, path, parentId]) => [
      id,
      {
        id,
        parentId,
        path: path || undefined,
        index: path === '' || undefined,
        module: { loader: ({ params }: { params: unknown }) => Response.json({ id, params }) },
      },
    ]),
  ),
  assets: { routes: Object.fromEntries(tree.map(([id]) => [id, { id }])), version: '1' },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  allowedActionOrigins: false,
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  basename: '/',
} as unknown as ServerBuild

async function answerOf(handle: ReturnType<typeof createRequestHandler>, address: string) {
  const request = new Request(`http://here.test${address}`)
  const answer = await handle(request, new RouterContextProvider())
  return [answer.status, [...answer.headers], await answer.text()]
}

test.each(addresses)('%s is answered as by all routes together', async (address) => {
  const [sections, whole] = [createSectionHandler, createRequestHandler].map((create) =>
    create(build, 'production'),
  )
  if (!sections || !whole) throw new Error('no handlers')
  expect(await answerOf(sections, address)).toEqual(await answerOf(whole, address))
})

test('a section has the routes that its addresses, and those above them, can match', () => {
  const routesAt = (address: string) => Object.keys(sectionBuild(build, address).routes)
  expect(routesAt('/blog/an-insight')).toEqual([
    'site',
    'home',
    'blog',
    'insight',
    'not-found',
    'book',
  ])
  expect(routesAt('/desk/invoices/7/print')).not.toContain('lead')
  expect(routesAt('/%62log')).toHaveLength(tree.length)
})
