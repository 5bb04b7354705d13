import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { companyPanel } from '#content/company-panel.ts'
import { type Client, startTestApp, type TestApp } from '#test/app.ts'
import { soon } from '#test/patience.ts'
import { basedOn } from '#test/seen-version.ts'
import type { FactKey } from './company-facts.ts'

const panel = '/lead_admin/company'
// A busy machine may take longer than an idle one, which hears of a change in milliseconds.
let product: TestApp
let staff: Client
beforeAll(async () => {
  product = await startTestApp()
  staff = product.client()
  await staff.signIn()
})
afterAll(() => product.close())

type Input = Partial<Record<FactKey, string>>
const save = async (facts: Input, based?: string) =>
  staff.post(panel, { ...facts, based: based ?? (await basedOn(staff, panel)) })
const home = async () => (await product.client().get('/')).text()
const page = async () => (await staff.get(panel)).text()

test('what is stated is on the site at once, and gone when it is taken away', async () => {
  expect(await home()).not.toContain('"telephone"')
  const stated = { legal_name: 'Unordin Platforms Inc.', telephone: '+1 613 555 0100' }
  expect((await save(stated)).headers.get('location')).toBe(panel)
  await vi.waitFor(async () => {
    const shown = await home()
    expect(shown).toContain('"legalName":"Unordin Platforms Inc."')
    expect(shown).toContain('"telephone":"+1 613 555 0100"')
  }, soon)
  await save({ legal_name: 'Unordin Platforms Inc.' })
  await vi.waitFor(async () => expect(await home()).not.toContain('"telephone"'), soon)
})

test('the panel says who changed what, from which value to which, and the audit log says from where', async () => {
  await save({ registration_number: '123456-7' })
  await save({ registration_number: '765432-1' })
  const shown = (await page()).replaceAll(/<!-- -->|<[^>]+>/g, '')
  expect(shown).toMatch(/Administrator · .{5,40}Registration numberBefore: 123456-7Now: 765432-1/)
  const [event] = await product.app.db.client`select actor_email, ip, details from audit_events
    where action = 'company_facts.changed' order by created_at desc limit 1`
  expect(event).toMatchObject({
    actor_email: 'admin@example.com',
    ip: staff.address,
    details: { from: { registration_number: '123456-7' }, to: { registration_number: '765432-1' } },
  })
})

test('a save without a change adds no version, and a later one refuses what was based on an earlier page', async () => {
  const before = await basedOn(staff, panel)
  await save({ registration_number: '765432-1' })
  expect(await basedOn(staff, panel)).toBe(before)
  await save({ registration_number: '765432-1', insurance: 'Liability: CAD 5 million' })
  const late = await save({ registration_number: '1' }, before)
  expect(late.status).toBe(409)
  const answer = await late.text()
  expect(answer).toContain(companyPanel.errors.stale)
  expect(answer).toContain('value="1"')
})

test.each<[FactKey, string, string]>([
  ['tender_email', 'nobody', companyPanel.errors.email],
  ['telephone', 'call us', companyPanel.errors.telephone],
  ['status_page', 'javascript:alert(1)', companyPanel.errors.link],
  ['status_page', 'https://user:pass@status.example', companyPanel.errors.link],
  ['status_page', 'https://:pass@status.example', companyPanel.errors.link],
  ['same_as', 'https://one.example\nhttp://two.example', companyPanel.errors.links],
  ['restore_tested_on', '2026-02-30', companyPanel.errors.date],
  ['legal_name', 'x'.repeat(201), companyPanel.errors.long(200)],
])('%s does not take %s, and says why beside the field', async (key, value, message) => {
  const before = await basedOn(staff, panel)
  const answer = await save({ [key]: value })
  expect(answer.status).toBe(422)
  const shown = await answer.text()
  expect(shown).toMatch(new RegExp(`id="company-${key}-error"[^>]*>${message.slice(0, 20)}`))
  expect(await basedOn(staff, panel)).toBe(before)
})

test('two who save at the same moment do not both succeed', async () => {
  const based = await basedOn(staff, panel)
  const answers = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => save({ legal_name: name }, based)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([302, 409, 409])
})
