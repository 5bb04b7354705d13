import { afterAll, beforeAll, expect, test } from 'vitest'
import { siteMap } from '#content/site-map.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { htmlFaults } from '#test/html-faults.ts'
import { siteCard } from './share-image.server.ts'

const origin = 'https://public-pages.example'

let product: TestApp
let pages: Map<string, string>
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample', BASE_URL: origin })
  pages = await publicPages()
})
afterAll(() => product.close())

/** Every page that anybody can open, with those that no list names. */
async function publicPages(): Promise<Map<string, string>> {
  const client = product.client()
  const sitemap = await (await client.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  for (const address of listed) expect(address).toMatch(new RegExp(`^${origin}/`))
  const paths = new Set([
    ...listed.map((address) => address.slice(origin.length)),
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/verify',
    '/conversation',
    '/conversation/mails',
    '/careers/apply',
    '/careers/apply?job=service-designer',
    '/blueprint?sent=0A1B2C3D',
    '/search?q=visa',
    '/no/such/page',
    '/auth',
    '/auth?tab=sign-up',
    '/auth/forgot',
    '/admin/auth',
    '/allied',
  ])
  const read = [...paths].map(async (path) => {
    const answer = await client.get(path)
    expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/)
    return [path, await answer.text()] as const
  })
  return new Map(await Promise.all(read))
}

test('every public page is valid HTML', async () => {
  expect(pages.size).toBeGreaterThan(50)
  const faults: string[] = []
  for (const [path, page] of pages) {
    for (const fault of await htmlFaults(page)) faults.push(`${path}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('every public page gives its addresses with the configured origin, and a picture that exists', async () => {
  const client = product.client()
  const pictures = new Set<string>()
  for (const [path, page] of pages) {
    const told = page.match(/(?:rel="canonical" href|property="og:(?:url|image)" content)="[^"]+"/g)
    const data = page.match(/<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs) ?? []
    const own = [...(told ?? []), ...data].join(' ').match(/https?:\/\/[^"\\#]+/g) ?? []
    const others = own.filter((address) => !`${address}/`.startsWith(`${origin}/`))
    expect(
      others.filter((address) => address !== 'https://schema.org'),
      path,
    ).toEqual([])
    const picture = /property="og:image" content="([^"]+)"/.exec(page)?.[1]
    if (picture) pictures.add(picture.slice(origin.length))
  }
  const published = [...pictures].filter((one) => !siteCard(one))
  for (const one of published) expect(one).toMatch(/^\/share\/(blog|projects)-[a-z0-9-]+\.png$/)
  expect(pictures.size - published.length).toBe(Object.keys(siteMap).length)
  // Each takes a second to print: one of each kind shows that what has a card has a picture.
  for (const one of ['/share/careers.png', published[0] ?? '', published.at(-1) ?? '']) {
    const answer = await client.get(one)
    expect([answer.status, answer.headers.get('content-type')], one).toEqual([200, 'image/png'])
  }
})

test('pages that a link or a mail leads to show the way to them, and stay out of search engines', async () => {
  const client = product.client()
  const calendar = await (await client.get('/book')).text()
  const [, slot = ''] = /type="radio"[^>]*value="(\d+)"/.exec(calendar) ?? []
  const call = { slot, zone: 'UTC', fullName: 'Hedy', email: 'hedy@way.example', note: '' }
  const booked = await client.post('/book', { ...call, formId: crypto.randomUUID() })
  const booking = new URL(booked.headers.get('location') ?? '', origin).pathname
  expect(booking).toMatch(/^\/booking\/[\w-]{43}$/)
  const ways = {
    '/careers/apply': ['Home', 'Careers', 'Apply'],
    '/newsletter/confirm': ['Home', 'Newsletter', 'Confirm'],
    '/newsletter/unsubscribe': ['Home', 'Newsletter', 'Unsubscribe'],
    [booking]: ['Home', 'Book a Consultation', 'Your consultation'],
  }
  for (const [path, names] of Object.entries(ways)) {
    const page = await (await client.get(path)).text()
    expect(page, path).toContain('<meta name="robots" content="noindex"/>')
    const nav = /<nav aria-label="Breadcrumb".*?<\/nav>/s.exec(page)?.[0] ?? ''
    expect([...nav.matchAll(/>([\w ]+)<\/(?:a|li)>/g)].map(([, name]) => name)).toEqual(names)
    const lists = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
      .map(([, data = '']) => JSON.parse(data) as Record<string, unknown>)
      .filter((data) => data['@type'] === 'BreadcrumbList')
    expect(lists, path).toHaveLength(1)
    expect(lists[0]?.itemListElement).toMatchObject(names.map((name) => ({ name })))
    expect(JSON.stringify(lists), 'the address of a booking is a secret').not.toContain('/booking/')
  }
})
