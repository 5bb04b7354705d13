import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageCopies } from '#content/page-copies.ts'
import { evisa } from '#content/solutions/evisa.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { expectClosed } from '#test/gate.ts'

const panel = '/lead_admin/pages'
const editor = `${panel}/solutions-evisa`
const page = '/solutions/evisa'

let product: TestApp
let staff: Client
let visitor: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  visitor = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const sql = () => product.app.db.client
const read = async (who: Client, url: string) => (await who.get(url)).text()
const main = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
const markOf = async (at = editor) =>
  /name="mark" value="([\d.]+)"/.exec(await read(staff, at))?.[1] ?? expect.fail('no mark')
const save = async (intent: string, fields: Record<string, string> = {}, mark?: string) =>
  staff.post(editor, { intent, mark: mark ?? (await markOf()), ...fields })
const actions = async () =>
  (
    await sql()`select action from audit_events where subject_type = 'page_text' order by created_at, id`
  ).map(({ action }) => action)
/** A page changes as soon as the database has told this process. */
const shows = (url: string, text: string) =>
  expect.poll(async () => main(await read(visitor, url))).toContain(text)

test('a draft is seen by staff in the preview only, and by visitors once it is published', async () => {
  await shows(page, evisa.lead.slice(0, 40))
  const lead = 'One file for every traveller, and one officer who answers.'
  expect((await save('save', { 'text.lead': lead })).status).toBe(302)
  expect(main(await read(visitor, page))).not.toContain(lead)
  expect(main(await read(visitor, `${page}?draft-texts=1`))).not.toContain(lead)
  const preview = await staff.get(`${page}?draft-texts=1`)
  expect(preview.headers.get('cache-control')).toContain('no-store')
  expect(main(await preview.text())).toContain(lead)
  expect(await read(staff, panel)).toContain('Saved by')
  const published = await save('publish', { 'text.lead': lead })
  expect(published.status).toBe(302)
  await shows(page, lead)
  expect(await actions()).toEqual(['page_text.drafted', 'page_text.published'])
  const [event] =
    await sql()`select ip, details from audit_events where action = 'page_text.published'`
  expect(event?.ip).toBeTruthy()
  expect(event?.details).toMatchObject({ page, version: 1 })
})

test('title, description, questions for machines, search and llms.txt say the same as the page', async () => {
  const [description, answer] = [
    'Visas without queues, decided by officers.',
    'An officer, always.',
  ]
  await save('publish', {
    ...{ 'text.meta.title': 'Visas online', 'text.meta.description': description },
    'text.questions.items.0.answer': answer,
  })
  await shows(page, answer)
  const html = await read(visitor, page)
  expect(html).toContain('<title>Visas online · ')
  expect(html).toContain(`name="description" content="${description}"`)
  expect(html).toMatch(/ld\+json[\s\S]*An officer, always\./)
  await expect.poll(() => read(visitor, '/llms.txt')).toContain(description)
  await expect.poll(() => read(visitor, '/search?q="officer+always"')).toContain(page)
  const passages = await product.app.knowledge.search('officer always', 5)
  expect(passages.some(({ text }) => text.includes(answer))).toBe(true)
})

test.each([
  ['text.lead', '', 'Write a text'],
  ['text.lead', 'Read <script>alert(1)</script>', 'Plain text only'],
  ['text.lead', 'x'.repeat(2_000), 'At most'],
  ['text.lead', 'A bell \u0007', 'invisible control character'],
  ['text.timelines.scale', 'Shorter.', 'Keep the figure as it is: 70%'],
])(
  '%s = %j is refused beside its field, and what was typed stays',
  async (name, value, message) => {
    const answer = await save('publish', { [name]: value, 'text.hero.specimen': 'Typed too' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(message)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('value="Typed too"')
  },
)

test('a text that is fixed cannot be changed by a form either', async () => {
  await save('publish', { 'text.outcomes.items.0.value': '100+', 'text.hero.primary': 'Begin' })
  await shows(page, 'Begin')
  expect(main(await read(visitor, page))).not.toContain('100+')
})

test('of two who edit at once the second is told, keeps the text and can save it', async () => {
  const mark = await markOf()
  await save('save', { 'text.hero.specimen': 'The first one' }, mark)
  const second = await save('save', { 'text.hero.specimen': 'The second one' }, mark)
  expect(second.status).toBe(409)
  const html = await second.text()
  expect(html).toContain('saved this page while you were editing')
  expect(html).toContain('The first one')
  expect(html).toContain('value="The second one"')
  const again = /name="mark" value="([\d.]+)"/.exec(html)?.[1]
  expect((await save('save', { 'text.hero.specimen': 'The second one' }, again)).status).toBe(302)
  expect(await read(staff, editor)).toContain('value="The second one"')
})

test('who has not seen what another saved cannot discard it or put the original in its place', async () => {
  const mark = await markOf()
  await save('save', { 'text.hero.specimen': 'By another' }, mark)
  for (const intent of ['discard', 'original']) {
    const answer = await save(intent, {}, mark)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('so nothing was done')
  }
  expect(await read(staff, editor)).toContain('value="By another"')
})

test('a preview may be framed by this site only, is not indexed, and leads nowhere', async () => {
  const framed = await staff.get(`${page}?draft-texts=frame`)
  expect(framed.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(framed.headers.get('x-robots-tag')).toBe('noindex')
  const html = await framed.text()
  expect(html).toContain('<base target="_blank"/>')
  expect(main(html)).toContain('By another')
  const seen = await visitor.get(`${page}?draft-texts=frame`)
  expect(main(await seen.text())).not.toContain('By another')
  const usual = await staff.get(page)
  expect(usual.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(usual.headers.get('x-frame-options')).toBe('DENY')
  const open = await read(staff, `${editor}?preview=phone`)
  expect(open).toMatch(/<iframe[^>]* sandbox="allow-same-origin"[^>]*draft-texts=frame/)
  const saved = await save('save', { preview: 'phone', 'text.hero.specimen': 'Seen at once' })
  expect(saved.headers.get('location')).toBe(`${editor}?preview=phone`)
})

test('one text goes back to the original in the draft; a draft is discarded', async () => {
  await save('reset:hero.primary', {})
  expect(await read(staff, editor)).toContain(`value="${evisa.hero.primary}"`)
  await save('discard')
  expect(await read(staff, editor)).toContain('value="Begin"')
})

test('a version is compared, restored, and the whole page goes back to the original', async () => {
  const versions =
    await sql()`select id, version from page_text_versions where page = ${page} order by version`
  const [first] = versions
  const address = `${editor}/versions/${first?.id}`
  const compared = await read(staff, address)
  expect(compared).toMatch(/<del[^>]*>[\s\S]*<ins[^>]*>/)
  expect(compared).toContain('Introduction: Lead')
  expect((await staff.post(address, { version: '1' })).status).toBe(409)
  const latest = String(versions.at(-1)?.version)
  expect((await staff.post(address, { version: latest })).status).toBe(302)
  await expect.poll(async () => main(await read(visitor, page))).not.toContain('Begin')
  expect(main(await read(visitor, page))).toContain('One file for every traveller')
  expect((await save('original')).status).toBe(302)
  await shows(page, evisa.lead.slice(0, 40))
  expect(await read(visitor, page)).toContain(`<title>${evisa.meta.title} · `)
  expect((await actions()).slice(-2)).toEqual(['page_text.restored', 'page_text.reset'])
})

test('when a release changes an original, the text stays and staff are told until they have seen it', async () => {
  const texts = {
    'hero.kind': { text: 'Our own kind', original: 'What an older release said' },
    'no.such.place': { text: 'Without a place', original: 'Gone' },
  }
  await sql()`update page_texts set version = version + 1, texts = ${JSON.stringify(texts)}::jsonb where page = ${page}`
  await shows(page, 'Our own kind')
  expect(await read(staff, panel)).toContain('The original has changed')
  const html = await read(staff, editor)
  for (const text of ['What an older release said', evisa.hero.kind, 'Without a place'])
    expect(html).toContain(text)
  await save('publish', { seen: 'hero.kind', gone: 'no.such.place' })
  const after = await read(staff, editor)
  expect(after).not.toContain('What an older release said')
  expect(after).not.toContain('Without a place')
  await shows(page, 'Our own kind')
})

test('a share image is uploaded, public once it is published, and printed again', async () => {
  const form = new FormData()
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  )
  form.set('file', new File([png], 'card.png', { type: 'image/png' }))
  expect((await staff.form(editor, form)).status).toBe(302)
  const [, image = ''] = /src="(\/pictures\/[^"]+)"/.exec(await read(staff, editor)) ?? []
  expect((await visitor.get(image)).status).toBe(404)
  await save('publish')
  await expect.poll(() => read(visitor, page)).toMatch(/og:image" content="[^"]+\/pictures\//)
  expect((await visitor.get(image)).status).toBe(200)
  const none = new FormData()
  none.set('intent', 'remove')
  expect((await staff.form(editor, none)).status).toBe(302)
  await save('publish')
  await expect.poll(() => read(visitor, page)).toContain('/share/solutions-evisa.png')
  const text = new FormData()
  text.set('file', new File(['hello'], 'card.txt', { type: 'text/plain' }))
  expect((await staff.form(editor, text)).status).toBe(422)
})

test('only staff see pages and their texts', async () => {
  await expectClosed(product.client(), panel, 'routes/admin/site-pages', 'Solutions')
  await expectClosed(product.client(), editor, 'routes/admin/site-page', 'Solutions')
  expect((await staff.get(`${panel}/no-such-page`)).status).toBe(404)
  expect(Object.keys(pageCopies).length).toBeGreaterThan(20)
})
