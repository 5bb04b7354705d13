import { afterAll, beforeAll, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { siteMap } from '#content/site-map.ts'
import { startTestApp, type TestApp } from '#test/app.ts'

const origin = 'https://www.unordin.example'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ BASE_URL: origin })
})
afterAll(() => product.close())

async function read(path: string, type: string) {
  const answer = await product.client().get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  return answer.text()
}

test('the sitemap lists every public page, and each answers as the address it is listed under', async () => {
  const xml = await read('/sitemap.xml', 'application/xml')
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/)
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '')
  expect(listed).toEqual(Object.keys(siteMap).map((path) => origin + path))
  const client = product.client()
  const seen = await Promise.all(
    listed.map(async (address) => {
      const answer = await client.get(new URL(address).pathname)
      const page = await answer.text()
      const canonical = /<link[^>]* rel="canonical" href="([^"]+)"/.exec(page)?.[1]
      return { status: answer.status, canonical, hidden: page.includes('content="noindex"') }
    }),
  )
  const wanted = listed.map((address) => ({ status: 200, canonical: address, hidden: false }))
  expect(seen).toEqual(wanted)
})

test('robots are kept from what is behind a sign-in and shown the sitemap', async () => {
  const lines = (await read('/robots.txt', 'text/plain')).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  for (const path of ['/lead_admin', '/admin', '/dashboard', '/auth', '/allied', '/api']) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const closed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? [])
  for (const path of Object.keys(siteMap)) {
    expect(
      closed.some((start) => path.startsWith(start)),
      path,
    ).toBe(false)
  }
})

test('llms.txt has the form of llmstxt.org, names every page once, and its links answer', async () => {
  const text = await read('/llms.txt', 'text/plain')
  expect(text).toMatch(new RegExp(`^# ${company.name}\n\n> \\S`))
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.+$/gm)].map(([, to]) => to ?? '')
  expect(links.toSorted()).toEqual(
    Object.keys(siteMap)
      .map((path) => origin + path)
      .toSorted(),
  )
  const client = product.client()
  for (const link of links) {
    expect((await client.get(new URL(link).pathname)).status, link).toBe(200)
  }
})

test('security.txt says whom to write to, and has not run out', async () => {
  const text = await read('/.well-known/security.txt', 'text/plain')
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
  expect(field('Contact')).toBe(`mailto:${company.mailbox}`)
  expect(field('Preferred-Languages')).toBe('en')
  expect(field('Canonical')).toBe(`${origin}/.well-known/security.txt`)
  expect(field('Policy')).toBe(`${origin}/trust#report`)
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual([...['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']])
  expect(field('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const left = Date.parse(field('Expires')) - product.app.now().getTime()
  expect(left).toBeGreaterThan(90 * 24 * 3_600_000)
  expect(left).toBeLessThan(365 * 24 * 3_600_000)
})

test("what caches may share carries nobody's session, even one that is due to be prolonged", async () => {
  const client = product.client()
  await client.signIn()
  const age = () =>
    product.app.db.client`update auth_sessions set expires_at = expires_at - interval '2 days'`
  await age()
  const shared = await client.get('/robots.txt')
  expect(shared.headers.get('cache-control')).toContain('public')
  expect(shared.headers.getSetCookie()).toEqual([])
  await age()
  expect((await client.get('/blueprint')).headers.getSetCookie()).not.toEqual([])

  client.cookies.set('unordin.session_token', 'stale.signature')
  expect((await client.get('/sitemap.xml')).headers.getSetCookie()).toEqual([])
})
