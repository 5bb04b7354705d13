import { afterAll, describe, expect, test, vi } from 'vitest'
import { startWithHelp, statusOf, textOf } from '#test/help.ts'
import { patience } from '#test/patience.ts'
import { readPublicContent } from '../assistant/knowledge/public-content.server.ts'

const { product, staff, ours, save, written } = await startWithHelp()
afterAll(() => product.close())

describe('a public article', () => {
  const soon = (check: () => Promise<void>) =>
    vi.waitFor(check, { timeout: patience, interval: 20 })

  test('is on the site, in its search and its site map, for as long as it is public', async () => {
    const visitor = product.client()
    expect(await textOf(visitor, '/help')).toContain('No help articles yet.')
    const one = await written({
      title: 'When the ferry sails',
      audience: 'public',
      excerpt: 'Times of the ferry.',
      content: '<p>It sails at noon.</p>',
    })
    const path = `/help/${one.slug}`
    await soon(async () => expect(await textOf(visitor, path)).toContain('It sails at noon.'))
    await soon(async () => expect(await textOf(visitor, '/help')).toContain(one.all.title))
    expect(await textOf(visitor, '/search?q=ferry')).toContain(`href="${path}"`)
    expect(await textOf(visitor, '/sitemap.xml')).toContain(`${path}</loc>`)
    expect(await textOf(ours, one.path)).toContain('It sails at noon.')
    const { passages } = await readPublicContent(product.app, () => [])
    expect(passages.map((passage) => passage.path)).toContain(path)

    await save(one.id, { ...one.all, slug: 'ferry' })
    await soon(async () => {
      const moved = await visitor.get(`${path}?from=letter`)
      expect(moved.headers.get('location')).toBe('/help/ferry?from=letter')
    })
    await save(one.id, { ...one.all, slug: 'ferry', audience: 'clients' })
    await soon(async () => expect(await statusOf(visitor, '/help/ferry')).toBe(404))
    await soon(async () => expect(await statusOf(visitor, path)).toBe(404))
    expect(await textOf(visitor, '/search?q=ferry')).not.toContain('/help/ferry')
    expect(await textOf(visitor, '/sitemap.xml')).not.toContain('/help')
  })

  test('one for clients is nowhere on the site, also for a client who is signed in', async () => {
    const { slug } = await written({ title: 'Secret quay', content: '<p>Zyxwvut.</p>' })
    for (const who of [product.client(), ours, staff]) {
      expect(await statusOf(who, `/help/${slug}`)).toBe(404)
      expect(await textOf(who, '/help')).not.toContain('Secret quay')
      expect(await textOf(who, '/search?q=zyxwvut')).not.toContain('Secret quay')
    }
    const { passages } = await readPublicContent(product.app, () => [])
    expect(JSON.stringify(passages)).not.toContain('Zyxwvut')
  })
})
