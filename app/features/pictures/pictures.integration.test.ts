import { existsSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccount } from '#test/accounts.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { formWith, pdfBytes, windowsProgram } from '#test/files.ts'
import { whileKilled } from '#test/killed-workers.ts'
import type { PictureAnswer } from './picture.ts'

const uploadPath = '/lead_admin/pictures/file-upload'
let product: TestApp
let staff: Client
let visitor: Client
let photo: Buffer

beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  visitor = product.client()
  await staff.signIn()
  photo = await drawn(1600, 900)
    .withExif({ IFD0: { Copyright: 'Secret Street 1' }, IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => product.close())

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4321f' } })

async function upload(bytes: Uint8Array, alt = 'A red field', name = 'photo.jpg', by = staff) {
  const answer = await by.form(uploadPath, formWith({ alt }, [['file', name, bytes]]))
  return { status: answer.status, body: (await answer.json()) as PictureAnswer }
}
async function uploaded(bytes: Uint8Array, alt?: string) {
  const { body } = await upload(bytes, alt)
  return 'picture' in body ? body.picture : expect.fail(JSON.stringify(body))
}
/** A PNG that declares this size and contains almost no data. */
function claiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const countOf = async (table: string) => {
  const [row] = await product.app.db
    .client`select count(*)::int as n from ${product.app.db.client(table)}`
  return row?.n as number
}

test('a picture is stored in several sizes and formats without metadata, and is audited', async () => {
  const picture = await uploaded(photo)
  expect(picture).toMatchObject({ alt: 'A red field', width: 1600, height: 900 })
  expect(picture.url).toMatch(/^\/pictures\/[0-9a-f]{32}-1600x900\/960\.webp$/)
  const base = picture.url.replace('960.webp', '')
  for (const width of [480, 960, 1440, 1600])
    for (const format of ['avif', 'webp']) {
      const file = await staff.get(`${base}${width}.${format}`)
      expect(file.status, `${width} ${format}`).toBe(200)
      expect(file.headers.get('content-type')).toBe(`image/${format}`)
      const bytes = Buffer.from(await file.arrayBuffer())
      const metadata = await sharp(bytes).metadata()
      expect([metadata.width, metadata.exif, metadata.xmp]).toEqual([width, undefined, undefined])
      expect(bytes.includes('Secret Street')).toBe(false)
    }
  for (const wrong of [`${base}481.webp`, `${base}960.jpg`, base.replace('900', '901')])
    expect((await staff.get(wrong)).status, wrong).toBe(404)
  // The uploaded file itself was deleted.
  expect(await countOf('content_picture_files')).toBe(8)
  expect(await countOf('received_files')).toBe(8)
  const [event] = await product.app.db
    .client`select details, ip from audit_events where action = 'content_picture.added'`
  expect(event?.details).toMatchObject({ name: 'photo.jpg', alt: 'A red field', width: 1600 })
  expect(String(event?.ip)).toContain(staff.address)
  // The same bytes give the same picture.
  expect((await uploaded(photo, 'Otherwise described')).url).toBe(picture.url)
  expect(await countOf('content_pictures')).toBe(1)
})

test('it is upright, of any of four types, and no wider than pages need', async () => {
  const turned = await drawn(80, 40).withExif({}).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await uploaded(turned)).toMatchObject({ width: 40, height: 80 })
  const wide = await drawn(3000, 1000).avif({ effort: 0 }).toBuffer()
  expect(await uploaded(wide)).toMatchObject({ width: 1920, height: 640 })
  expect(await uploaded(await drawn(50, 60).png().toBuffer())).toMatchObject({ width: 50 })
  const clear = sharp({
    create: { width: 70, height: 70, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } },
  })
  const { url } = await uploaded(await clear.webp().toBuffer())
  const file = await staff.get(url.replace('webp', 'avif'))
  const metadata = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect(metadata.hasAlpha).toBe(true)
})

test('a refused picture gets a message beside its field, and nothing is stored', async () => {
  const before = await countOf('received_files')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const half = (await drawn(900, 900).jpeg().toBuffer()).subarray(0, 400)
  const wrong: [Uint8Array, string][] = [
    [pdfBytes, 'Please choose a PNG, JPEG, WebP or AVIF picture'],
    [windowsProgram, 'Please choose a PNG, JPEG, WebP or AVIF picture'],
    [svg, 'Please choose a PNG, JPEG, WebP or AVIF picture'],
    [gif, 'Please choose a PNG, JPEG, WebP or AVIF picture'],
    [Buffer.alloc(0), 'The file is empty. Choose another picture.'],
    [half, 'damaged or of a kind that cannot be read. Choose another picture.'],
    [
      Buffer.concat([photo.subarray(0, 300), windowsProgram]),
      'damaged or of a kind that cannot be read. Choose another picture.',
    ],
    [claiming(50_000, 50_000), 'more than 40 megapixels'],
    [claiming(13_000, 10), 'more than 40 megapixels'],
    [claiming(6_000, 6_000), 'damaged or of a kind that cannot be read. Choose another picture.'],
    [
      Buffer.concat([photo, Buffer.alloc(10 * 1024 * 1024)]),
      'larger than 10 MB. Choose another picture.',
    ],
  ]
  for (const [bytes, message] of wrong) {
    const { status, body } = await upload(bytes, 'Described', 'innocent.png')
    expect(status, message).toBe(422)
    expect('refusal' in body && body.refusal.errors.file).toContain(message)
  }
  const other = await drawn(20, 20).png().toBuffer()
  for (const [alt, message] of [
    ['', 'Please describe the picture'],
    [' \n ', 'Please describe the picture'],
    ['x'.repeat(301), 'At most 300 characters'],
  ] as const) {
    const { status, body } = await upload(other, alt)
    expect(status).toBe(422)
    expect('refusal' in body && body.refusal.errors).toEqual({ alt: message })
  }
  expect(await countOf('received_files')).toBe(before)
})

test.runIf(existsSync('/proc/self/status'))(
  'a picture whose conversion was killed is not called damaged, and is taken when it is sent again',
  async () => {
    const other = await drawn(640, 480).png().toBuffer()
    const { status, body } = await whileKilled('picture-program.server.ts', () => upload(other))
    expect(status).toBe(422)
    const said = 'refusal' in body ? body.refusal.errors.file : ''
    expect(said).toContain('could not be worked on right now')
    expect((await upload(other)).status).toBe(200)
  },
)

test('only staff upload pictures', async () => {
  const client = product.client()
  const { email } = await createAccount(product, 'client_admin', 'a-long-enough-phrase-3')
  await client.signIn(email, 'a-long-enough-phrase-3')
  for (const by of [visitor, client]) {
    const answer = await by.form(uploadPath, formWith({ alt: 'x' }, [['file', 'x.jpg', photo]]))
    expect([302, 401, 403]).toContain(answer.status)
  }
})

test('visitors see a picture only while published content shows it; then it is cacheable', async () => {
  const sql = product.app.db.client
  const { url } = await uploaded(await drawn(600, 300).png().toBuffer())
  const avif = url.replace('webp', 'avif')
  expect((await visitor.get(url)).status).toBe(404)
  const mine = await staff.get(url)
  expect([mine.status, mine.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store, no-transform',
  ])
  const text = `<p>x</p><img src="${url}" alt="Red &quot;field&quot;" width="7" onload="alert(1)">`
  const [row] = await sql`insert into insights (slug, title, content, published_at)
    values ('with-a-picture', 'With a picture', ${text}, now() - interval '1 day') returning id`
  expect((await visitor.get(url)).status).toBe(404)
  await sql`update insights set is_published = true where id = ${row?.id}`
  for (const address of [url, avif]) {
    const shown = await visitor.get(address)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const page = await (await visitor.get('/blog/with-a-picture')).text()
  expect(page).toContain('<source type="image/avif" srcset="/pictures/')
  expect(page).toMatch(
    /<img src="\/pictures\/[^"]+" srcset="[^"]+ 480w, [^"]+ 600w" sizes="[^"]+" alt="Red &quot;field&quot;" width="600" height="300" loading="lazy" decoding="async">/,
  )
  await sql`update insights set content = '<p>x</p>', featured_image_url = ${url} where id = ${row?.id}`
  expect((await visitor.get(url)).status).toBe(200)
  expect(await (await visitor.get('/blog')).text()).toContain('type="image/avif"')
  await sql`update insights set featured_image_url = null where id = ${row?.id}`
  expect((await visitor.get(url)).status).toBe(404)
  await sql`update insights set content = ${text}, publish_at = now() + interval '1 day' where id = ${row?.id}`
  expect((await visitor.get(url)).status).toBe(404)
  await sql`delete from insights where id = ${row?.id}`
  expect(await countOf('content_picture_uses')).toBe(0)
})
