import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

test('each page has a picture of its own, 1200 by 630, which caches may keep', async () => {
  const client = product.client()
  // The same one asked for twice at once is made once: both get the same bytes.
  const names = ['home', 'solutions-evisa', 'solutions-evisa']
  const answers = await Promise.all(names.map((name) => client.get(`/share/${name}.png`)))
  const pictures: Buffer[] = []
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = Buffer.from(await answer.arrayBuffer())
    expect(png.subarray(0, 8)).toEqual(signature)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(300_000)
    pictures.push(png)
  }
  const [home, evisa, again] = pictures as [Buffer, Buffer, Buffer]
  expect(evisa.equals(again)).toBe(true)
  expect(evisa.equals(home)).toBe(false)

  const etag = answers[1]?.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  expect(answers[0]?.headers.get('etag')).not.toBe(etag)
  const known = await client.get('/share/solutions-evisa.png', { 'if-none-match': `"x", ${etag}` })
  expect(known.status).toBe(304)
  expect(known.headers.get('etag')).toBe(etag)
  expect(await known.text()).toBe('')
})

test('the picture a page names is the one that exists', async () => {
  const client = product.client()
  const page = await (await client.get('/solutions/evisa')).text()
  const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(new URL(address).pathname).toBe('/share/solutions-evisa.png')
  expect((await client.get(new URL(address).pathname)).status).toBe(200)
})

test('no other name is a picture, and none leads out of the folder', async () => {
  const client = product.client()
  for (const name of [
    'nothing.png',
    'home.jpg',
    'HOME.png',
    '.png',
    'solutions/evisa.png',
    'solutions%2Fevisa.png',
    '..%2f..%2fpackage.json.png',
    '%2e%2e/%2e%2e/package.png',
    'home.png%00',
    '--eval=1.png',
    '%E0%A4%A.png',
    '__proto__.png',
  ]) {
    const answer = await client.get(`/share/${name}`)
    expect([400, 404], name).toContain(answer.status)
    expect(answer.headers.get('cache-control') ?? '', name).not.toContain('public')
  }
})
