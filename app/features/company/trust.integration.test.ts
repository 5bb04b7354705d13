import { readFileSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fromBuffer } from 'yauzl'
import { networkCircles } from '#app/platform/network-address.ts'
import { storedKey } from '#app/platform/rate-limit.server.ts'
import { evidencePanel } from '#content/company-evidence.ts'
import { procurement } from '#content/procurement.ts'
import { trust } from '#content/trust.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { soon } from '#test/patience.ts'
import { basedOn } from '#test/seen-version.ts'

const panel = '/lead_admin/company'
const list = `${panel}/evidence`
// A busy machine may take longer than an idle one, which hears of a change in milliseconds.
let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

const visitor = () => product.client()
const page = async (path: string) => (await visitor().get(path)).text()
const pdfFile = (words: string) =>
  new File([`%PDF-1.4\n% ${words}\n%%EOF\n`], `${words}.pdf`, { type: 'application/pdf' })

async function send(path: string, fields: Record<string, string>, file?: File) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (file) form.set('file', file)
  return staff.form(path, form)
}

async function add(kind: string, fields: Record<string, string>, file?: File) {
  const answer = await send(
    `${list}/new?kind=${kind}`,
    { intent: 'save', based: '0', ...fields },
    file,
  )
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}

const downloads = () =>
  product.app.db.client`select details, ip, actor_id from audit_events
    where action = 'company_evidence.downloaded' order by created_at desc`

async function entriesOf(bytes: Buffer): Promise<string[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, {}, (error, zip) => {
      if (error) return reject(error)
      const names: string[] = []
      zip.on('entry', ({ fileName }) => names.push(fileName))
      zip.on('end', () => resolve(names))
    })
  })
}

test('with nothing stated both pages say so, and are useful', async () => {
  const shown = await page('/trust')
  for (const text of [trust.certificates.empty, trust.tests.empty, trust.suppliers.empty])
    expect(shown).toContain(text)
  expect(shown).toContain('db/tenancy.integration.test.ts')
  expect(shown).toContain(trust.retention.days(product.app.config.auditKeepDays))
  expect(shown).not.toContain(trust.running.restore)
  expect(shown).toContain(trust.running.own.text)
  expect(shown).toContain(trust.running.empty)
  expect(shown).toMatch(/<main.*href="\/accessibility"/s)
  const buying = await page('/procurement')
  expect(buying).toContain(procurement.company.empty)
  expect(buying).toContain(procurement.ways.items[0].title)
  expect(buying).not.toContain(procurement.company.fields.registration_number)
})

test('what staff state is on both pages at once', async () => {
  const facts = {
    registration_number: '123456-7',
    insurance: 'Liability: CAD 5 million',
    restore_tested_on: '2026-10-31',
    data_location: 'Montreal, Canada',
  }
  await page('/trust')
  await staff.post(panel, { ...facts, based: await basedOn(staff, panel) })
  await vi.waitFor(async () => {
    const shown = await page('/trust')
    expect(shown).toContain('Montreal, Canada')
    expect(shown).toContain(trust.running.restore)
    expect(shown).not.toContain(trust.running.empty)
    const buying = await page('/procurement')
    expect(buying).toContain('123456-7')
    expect(buying).toContain('CAD 5 million')
  }, soon)
})

test('a certificate shows its state, and one whose time is over is expired', async () => {
  const old = {
    name: 'ISO/IEC 27001',
    state: 'held',
    dated_on: '2020-01-01',
    valid_until: '2023-01-01',
  }
  await add('certificate', old)
  await add('certificate', { name: 'SOC 2', state: 'in_progress' })
  await add('penetration_test', {
    name: 'Yearly test',
    dated_on: '2026-09-01',
    issued_by: 'Testers',
  })
  await vi.waitFor(async () => {
    const shown = (await page('/trust')).replaceAll(/<[^>]+>/g, '|')
    expect(shown).toMatch(/ISO\/IEC 27001\|+.*?Expired/s)
    expect(shown).toMatch(/SOC 2\|+.*?In progress/s)
    expect(shown).toContain('Yearly test')
  }, soon)
})

test('a file is private until staff publish it, and each download is recorded', async () => {
  const path = await add('document', { name: 'Standard terms' }, pdfFile('terms'))
  const id = path.split('/').at(-1) ?? ''
  const address = `/trust/documents/${id}`
  expect((await visitor().get(address)).status).toBe(404)
  expect((await staff.get(`${path}/file`)).status).toBe(200)
  expect(await page('/procurement')).not.toContain('Standard terms')
  const fields = { name: 'Standard terms', intent: 'save', is_public: 'on' }
  await send(path, { ...fields, based: await basedOn(staff, path) })
  await vi.waitFor(async () => expect(await page('/procurement')).toContain(address), soon)
  const before = (await downloads()).length
  const reader = visitor()
  const answer = await reader.get(address)
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename="terms.pdf"')
  expect(await answer.text()).toContain('% terms')
  const recorded = await downloads()
  expect(recorded).toHaveLength(before + 1)
  expect(recorded[0]).toMatchObject({ ip: reader.address, actor_id: null })
  await send(path, { name: 'Standard terms', intent: 'save', based: await basedOn(staff, path) })
  expect((await visitor().get(address)).status).toBe(404)
  await send(path, { ...fields, based: await basedOn(staff, path) })
})

test('what is wrong is said beside its field, and of two who save the second is told', async () => {
  const wrong = {
    intent: 'save',
    based: '0',
    dated_on: '2026-02-30',
    valid_until: '',
    is_public: 'on',
  }
  const answer = await send(`${list}/new?kind=certificate`, wrong)
  expect(answer.status).toBe(422)
  const shown = await answer.text()
  const { errors } = evidencePanel
  for (const text of [errors.name, errors.state, errors.date, errors.noFile])
    expect(shown).toContain(text)
  const path = await add('certificate', { name: 'Cyber Essentials', state: 'not_held' })
  const based = await basedOn(staff, path)
  const typed = { intent: 'save', state: 'held', based }
  expect((await send(path, { ...typed, name: 'First' })).status).toBe(302)
  const late = await send(path, { ...typed, name: 'Second' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('value="Second"')
  expect(await (await staff.get(path)).text()).toContain(evidencePanel.changed.state)
  const asked = await (await staff.get(`${path}?remove=1`)).text()
  expect(asked).toContain(evidencePanel.remove.title)
  await send(path, { intent: 'remove', based: await basedOn(staff, path) })
  expect((await staff.get(path)).status).toBe(404)
})

test('the pack has the same facts as the pages, as a PDF and as a ZIP', async () => {
  const answer = await visitor().get('/procurement/pack.pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text } = await extractText(pdf, { mergePages: true })
  const words = text.replaceAll(/\s+/g, ' ')
  for (const part of ['123456-7', 'ISO/IEC 27001', 'Yearly test', 'Montreal, Canada', '16.4.2'])
    expect(words).toContain(part)
  expect(words).toContain(trust.asvs.title)
  const bookmarks = (await pdf.getOutline()).map(({ title }) => title)
  expect(bookmarks).toContain(trust.asvs.title)

  const before = (await downloads()).length
  const zip = await visitor().get('/procurement/pack.zip')
  const names = await entriesOf(Buffer.from(await zip.arrayBuffer()))
  expect(names).toEqual([
    'unordin-procurement-pack.pdf',
    'security-questionnaire.csv',
    'owasp-asvs-5.0.csv',
    'sbom.cdx.json',
    'documents/01-terms.pdf',
  ])
  expect(await downloads()).toHaveLength(before + 1)
})

test('the pack and its documents are limited for an address and for the networks around it', async () => {
  const client = visitor()
  await client.get(`/trust/documents/${crypto.randomUUID()}`)
  await (await client.get('/procurement/pack.zip')).arrayBuffer()
  for (const what of ['company-file', 'pack']) {
    const circles = networkCircles(client.address).map(({ name }) =>
      storedKey(product.app.secret, `${what}:${name}`),
    )
    const rows = await product.app.db
      .client`select key from rate_limits where key = any(${circles})`
    expect(rows, what).toHaveLength(circles.length)
  }
})

test('the questionnaire and the list of libraries can be taken away', async () => {
  const table = await page('/trust/questionnaire.csv')
  expect(table.match(/\r\n/g)?.length).toBeGreaterThan(40)
  expect(table).toContain('Montreal, Canada')
  expect(JSON.parse(readFileSync('build/client/sbom.cdx.json', 'utf8'))).toMatchObject({
    bomFormat: 'CycloneDX',
  })
})
