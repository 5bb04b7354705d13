import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factSheetLink, sample } from '#content/downloads.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { factSheetPages, factSheetPath } from './downloads.ts'

const sheet = '/downloads/evisa-fact-sheet.pdf'

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

const page = async (who: Client, url: string) => (await who.get(url)).text()

/** The words of a document, with one space between them. */
async function wordsOf(url: string): Promise<string> {
  const answer = await visitor.get(url)
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  return (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

test.each(factSheetPages)('%s offers its fact sheet, which is there', async (path) => {
  const address = factSheetPath(path) ?? expect.fail('no address')
  const html = await page(visitor, path)
  expect(html).toContain(`href="${address}"`)
  expect(html).toContain(factSheetLink.short)
  const answer = await visitor.get(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="unordin-.+\.pdf"$/)
  expect(answer.headers.get('link')).toMatch(
    new RegExp(`^<https?://[^>]+${path}>; rel="canonical"`),
  )
})

test.each(['/blueprint', '/pricing', '/trust', '/procurement'])(
  '%s offers the sample Blueprint',
  async (path) => expect(await page(visitor, path)).toContain(`href="${sample.to}"`),
)

test('the sample has the address and the pages that its links promise', async () => {
  const answer = await visitor.get(sample.to)
  expect(answer.headers.get('content-disposition')).toContain('unordin-sample-blueprint.pdf')
  expect(answer.headers.get('link')).toContain('/blueprint>; rel="canonical"')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  expect(sample.note).toContain(`${pdf.numPages} pages`)
})

test.each([
  ['/downloads/sample-blueprint.pdf?a=1', '/downloads/sample-blueprint.pdf'],
  ['/downloads/evisa-fact-sheet.PDF', sheet],
  ['/procurement/pack.pdf?a=1', '/procurement/pack.pdf'],
  ['/accessibility/report.pdf?a=1', '/accessibility/report.pdf'],
])('%s is not printed again, but leads to the one address', async (other, address) => {
  const answer = await visitor.get(other)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
})

test('is sent once: a reader who has it is told so, and one who asks for the head gets no body', async () => {
  const first = await visitor.get(sheet)
  const etag = first.headers.get('etag') ?? expect.fail('no tag')
  const again = await visitor.get(sheet, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const asked = new Request(`http://localhost:3000${sheet}`, { method: 'HEAD' })
  const head = await product.fetch(asked)
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10_000)
})

test.each(['nothing', 'evisa', 'evisa-fact-sheet.pdf', '..%2Fevisa-fact-sheet', 'x'.repeat(500)])(
  'there is no document of the name %j',
  async (name) => expect((await visitor.get(`/downloads/${name}.pdf`)).status).toBe(404),
)

test('what staff publish in the page editor is in the fact sheet, and the original is back after it', async () => {
  const original = await wordsOf(sheet)
  const lead = 'One file for every traveller, and one officer who answers.'
  const feature = 'An officer reads the oldest case first.'
  const replaces = 'Binders in the cellar of the consulate.'
  const publish = async (key: string, fields: Record<string, string>) => {
    const editor = `/lead_admin/pages/${key}`
    const mark = /name="mark" value="([\d.]+)"/.exec(await page(staff, editor))?.[1] ?? ''
    const answer = await staff.post(editor, { intent: 'publish', mark, ...fields })
    expect(answer.status).toBe(302)
  }
  await publish('solutions-evisa', {
    'text.lead': lead,
    'text.features.items.4.text': feature,
  })
  await publish('solutions', { 'text.choice.rows.0.replaces': replaces })
  for (const text of [lead, feature, replaces])
    await expect.poll(() => wordsOf(sheet)).toContain(text)
  expect(await page(visitor, '/solutions/evisa')).toContain(lead)
  expect(original).not.toContain(lead)
})
