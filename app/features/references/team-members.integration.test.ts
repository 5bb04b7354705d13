import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { about } from '#content/about.ts'
import { pictureErrors } from '#content/pictures.ts'
import { teamPanel as copy } from '#content/team-panel.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { everyRow, placesOf } from '#test/everything-kept.ts'
import { windowsProgram } from '#test/files.ts'
import { expectClosed } from '#test/gate.ts'
import { soon } from '#test/patience.ts'
import { basedOn } from '#test/seen-version.ts'

const list = '/lead_admin/team'
// A busy machine may take longer than an idle one, which hears of a change in milliseconds.
let product: TestApp
let staff: Client
let photo: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
  const drawn = sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33' } })
  photo = new Uint8Array(await drawn.jpeg().toBuffer())
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const page = async (path: string, client = product.client()) => (await client.get(path)).text()
const who = { full_name: 'Ada Roy', role: 'Lead architect', bio: 'Answers for the plan.' }

async function send(path: string, fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  const based = path === `${list}/new` ? '0' : await basedOn(staff, path)
  for (const [name, value] of Object.entries({ based, intent: 'save', ...who, ...fields }))
    form.set(name, value)
  if (bytes) form.set('file', new File([bytes], 'ada-roy.jpg'))
  return staff.form(path, form)
}

async function add(fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) {
  const answer = await send(`${list}/new`, fields, bytes)
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}

const shows = (text: string) => expect.poll(async () => (await page('/about')).includes(text), soon)
const portraitIn = (html: string) => /src="(\/pictures\/[^"]+)"/.exec(html)?.[1] ?? ''

test('without people the page says who answers, and invents nobody', async () => {
  const shown = await page('/about')
  expect(shown.includes(about.meeting.title)).toBe(true)
  expect(shown.includes('"employee"')).toBe(false)
  expect((await page(list, staff)).includes(copy.empty)).toBe(true)
})

test('a person is public from publishing until staff take them off, with a portrait cut to size', async () => {
  const path = await add({ portrait_alt: 'Portrait of Ada Roy' }, photo)
  await shows(who.full_name).toBe(false)
  const before = portraitIn(await page(path, staff))
  expect((await product.client().get(before)).status).toBe(404)
  await send(path, { intent: 'publish', portrait_alt: 'Portrait of Ada Roy' })
  await shows(who.full_name).toBe(true)
  const shown = await page('/about')
  for (const text of [who.role, who.bio, 'alt="Portrait of Ada Roy"', '"@type":"Person"'])
    expect(shown.includes(text), text).toBe(true)
  expect(shown.includes(about.meeting.title)).toBe(false)
  const portrait = portraitIn(shown)
  const file = await product.client().get(portrait)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  expect([width, height]).toEqual([480, 600])
  await expect.poll(() => page('/search?q=architect'), soon).toContain('>architect</mark>')
  const [passage] = await product.app.knowledge.search('Who is Ada Roy?', 1)
  expect(passage).toMatchObject({ path: '/about', heading: 'Ada Roy' })

  await send(path, { intent: 'hide', portrait_alt: 'Portrait of Ada Roy' })
  await shows(who.full_name).toBe(false)
  expect((await product.client().get(portrait)).status).toBe(404)
  const events = await sql()`select action, details from audit_events
    where subject_type in ('team_member', 'content_picture') order by created_at`
  expect(events.map(({ action }) => action)).toEqual([
    ...['content_picture.added', 'team_member.added', 'team_member.published'],
    'team_member.withdrawn',
  ])
  expect(JSON.stringify(events)).not.toMatch(/ada|roy/i)
})

test('a portrait is deleted with its files when it is replaced, removed, or its person goes', async () => {
  await sql()`delete from team_members`
  await sql()`delete from content_pictures`
  const alt = { portrait_alt: 'Portrait' }
  const [path, other] = [await add(alt, photo), await add(alt, photo)]
  const pictures = async () =>
    Number((await sql()`select count(*)::int as n from content_pictures`)[0]?.n)
  expect(await pictures()).toBe(2)
  const files = await sql()`select storage_key from content_picture_files`
  await send(path, alt, photo)
  expect(await pictures()).toBe(2)
  await send(path, { drop_file: 'on' })
  expect(await pictures()).toBe(1)
  await send(other, { intent: 'remove' })
  expect(await pictures()).toBe(0)
  const isStored = async () => {
    const streams = await Promise.all(
      files.map(({ storage_key }) => product.app.storage.read(String(storage_key))),
    )
    for (const stream of streams) stream?.destroy()
    return streams.some((stream) => stream !== null)
  }
  await expect.poll(isStored, soon).toBe(false)
  expect((await staff.get(other)).status).toBe(404)
})

test('hostile and wrong input is shown as text or refused beside its field', async () => {
  const wrong: [Record<string, string>, string, Uint8Array<ArrayBuffer>?][] = [
    [{ full_name: ' ' }, copy.errors.full_name],
    [{ role: '' }, copy.errors.role],
    [{ bio: 'x'.repeat(601) }, copy.errors.long(600)],
    [{ full_name: 'x'.repeat(121) }, copy.errors.long(120)],
    ...[
      'javascript:alert(1)',
      'http://example.org',
      'https://a:b@example.org',
      'https:///x',
      '//x',
    ].map((profile_url): [Record<string, string>, string] => [
      { profile_url },
      copy.errors.profile,
    ]),
    [{ profile_url: `https://example.org/${'x'.repeat(500)}` }, copy.errors.long(500)],
    [{}, copy.errors.portrait_alt, photo],
    [{ portrait_alt: 'x' }, pictureErrors.wrong_type, new Uint8Array(windowsProgram)],
    [
      { portrait_alt: 'x' },
      pictureErrors.wrong_type,
      new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    ],
    [{ portrait_alt: 'x' }, pictureErrors.unreadable, photo.slice(0, 300)],
  ]
  for (const [fields, message, bytes] of wrong) {
    const answer = await send(`${list}/new`, fields, bytes)
    expect(answer.status, message).toBe(422)
    expect((await answer.text()).includes(message), message).toBe(true)
  }
  const attack = '<img src=x onerror=alert(1)>'
  const profile_url = 'https://example.org/?a="><script>alert(2)</script>'
  await add({ full_name: attack, bio: attack, profile_url, intent: 'publish' })
  await shows('&lt;img src=x').toBe(true)
  expect(await page('/about')).not.toMatch(/<img src=x|<script>alert/)
  await sql()`delete from team_members`
})

test('of a person who is deleted, no row of the product keeps the name', async () => {
  const path = await add({
    full_name: 'Zyxwane Quorbel',
    bio: 'Zyxwane writes.',
    intent: 'publish',
  })
  const known = async () =>
    (await sql()`select 1 from search_words where word = 'zyxwane'`).length > 0
  await expect.poll(known, soon).toBe(true)
  await send(path, { intent: 'remove' })
  await expect.poll(known, soon).toBe(false)
  const kept = await everyRow(product)
  for (const name of ['yxwane', 'Quorbel']) expect(placesOf(kept, name)).toEqual([])
})

test('the order is kept, and of two who save at once the second is told', async () => {
  const [first, second] = [await add({ full_name: 'One' }), await add({ full_name: 'Two' })]
  await staff.post(list, { id: second.split('/').at(-1) ?? '', move: 'up' })
  const order = await sql()`select full_name from team_members order by display_order`
  expect(order.map(({ full_name }) => full_name)).toEqual(['Two', 'One'])
  await send(first, {})
  const late = await send(first, { based: '1', bio: 'Typed in vain' })
  expect(late.status).toBe(409)
  expect((await late.text()).includes('Typed in vain')).toBe(true)
  await expectClosed(product.client(), list, 'routes/admin/team', 'Two')
})
