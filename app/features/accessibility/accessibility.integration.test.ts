import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { accessibility, accessibilityWords } from '#content/accessibility.ts'
import { criteria, gaps, handTests } from '#content/accessibility-report.ts'
import { company } from '#content/company.ts'
import { startTestApp, type TestApp } from '#test/app.ts'
import { basedOn } from '#test/seen-version.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp()
})
afterAll(() => product.close())

/** The page as it is read, without the scripts and the marks of React. */
async function page(): Promise<string> {
  const html = await (await product.client().get('/accessibility')).text()
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replaceAll(/<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

test('the page says every result, every gap and every test by hand', async () => {
  const shown = await page()
  for (const { id, name, remarks } of criteria) {
    expect(shown, id).toContain(name)
    expect(shown, id).toContain(remarks)
  }
  for (const gap of gaps) expect(shown).toContain(gap.text)
  for (const { done, found } of handTests) {
    expect(shown).toContain(done)
    expect(shown).toContain(found)
  }
  expect(shown).toContain(accessibility.report.answer)
  expect(shown).toContain(`mailto:${company.mailbox}`)
  expect(shown).not.toContain(accessibilityWords.contact.telephone)
})

test('a telephone number that staff state is on the page and in the file', async () => {
  const [staff, panel] = [product.client(), '/lead_admin/company']
  await staff.signIn()
  await staff.post(panel, { telephone: '+1 613 555 0100', based: await basedOn(staff, panel) })
  await expect.poll(page).toContain('+1 613 555 0100')
  const answer = await product.client().get('/accessibility/openacr.yaml')
  expect(parse(await answer.text())).toMatchObject({ author: { phone: '+1 613 555 0100' } })
})

test('the OpenACR file is a YAML download', async () => {
  const answer = await product.client().get('/accessibility/openacr.yaml')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="${accessibilityWords.openAcr.file}"`,
  )
  const { chapters } = parse(await answer.text()) as {
    chapters: Record<string, { criteria?: unknown[] }>
  }
  expect(chapters.success_criteria_level_a?.criteria).toHaveLength(31)
  expect(chapters.success_criteria_level_aa?.criteria).toHaveLength(24)
})

test('the report is a PDF with the same results', async () => {
  const answer = await product.client().get('/accessibility/report.pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  const words = text.replaceAll(/\s+/g, ' ')
  for (const { id, name } of criteria) expect(words).toContain(`${id} ${name.split(' ')[0]}`)
  for (const { title } of gaps) expect(words).toContain(title)
})

test.each(['/accessibility/report.docx', '/accessibility/constructor'])(
  '%s is not found',
  async (path) => {
    expect((await product.client().get(path)).status).toBe(404)
  },
)

test('footer and trust centre lead to it', async () => {
  const client = product.client()
  const home = await (await client.get('/')).text()
  expect(/<footer[\s\S]*<\/footer>/.exec(home)?.[0]).toContain('href="/accessibility"')
  const trust = await (await client.get('/trust')).text()
  expect(/<main[\s\S]*<\/main>/.exec(trust)?.[0]).toContain('href="/accessibility"')
})
