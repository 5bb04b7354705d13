import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { readOutbox } from './outbox.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, open, seesToast, type Visit, visit } from './visit.ts'

const { baseUrl, dataDir } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const password = 'quiet-harbour-lantern-77'
const organization = `${baseUrl}/dashboard/organization`

/** The text of the latest mail to an address about something. */
async function mailTo(address: string, about: RegExp): Promise<string> {
  const find = async () =>
    (await readOutbox(dataDir)).findLast(({ to, subject }) => to === address && about.test(subject))
  await expect.poll(find, { timeout: patience }).toBeDefined()
  return (await find())?.text ?? ''
}

async function administrator(width: number, javaScriptEnabled = true): Promise<Visit> {
  const one = await visit(browser, { viewport: { width, height: 760 }, javaScriptEnabled })
  await enterAs(one.page, `${baseUrl}/auth`, 'client@example.com', sampleClientPassword)
  return one
}

/** Somebody whom the client's administrator has invited, at the page of a new ticket. */
async function newColleague({ page: boss }: Visit, email: string, name: string): Promise<Visit> {
  await open(boss, `${organization}/invitations/new`)
  await typeInto(boss, boss.getByRole('dialog').getByLabel('Email'), email)
  await boss.keyboard.press('Enter')
  const text = await mailTo(email, /invited to join/)
  const one = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page } = one
  await open(page, /https?:\/\/\S+invitation=\S+/.exec(text)?.[0] ?? 'no link in the mail')
  await typeInto(page, page.getByLabel('Full name'), name)
  await typeInto(page, page.getByLabel('Password'), password)
  await page.keyboard.press('Enter')
  await seesToast(page, 'Account created!', 'You can now sign in.')
  await enterAs(page, `${baseUrl}/auth`, email, password)
  return one
}

it.each([1280, 360])(
  'a colleague’s access is taken away while they write, with keys alone, %i px wide',
  async (width) => {
    const [email, name] = [`leaves-${width}@ministry.example`, `Lea Hollis ${width}`]
    await using boss = await administrator(width)
    await using colleague = await newColleague(boss, email, name)
    expect(await mailTo('client@example.com', new RegExp(`^${name} has joined`))).toContain(email)

    const { page } = colleague
    const [title, body] = [`Words of ${width}`, 'Since Monday the gate does not open.']
    await open(page, `${baseUrl}/dashboard/support/new`)
    const form = page.getByRole('dialog', { name: 'Create Ticket' })
    await typeInto(page, form.getByLabel('Title'), title)
    await typeInto(page, form.getByLabel('Description'), body)

    await open(boss.page, organization)
    const row = boss.page.getByRole('row').filter({ hasText: name })
    if (width < 600) await pressOn(boss.page, row.locator('summary'))
    await pressOn(boss.page, row.getByRole('link', { name: `Change ${name}` }))
    const dialog = boss.page.getByRole('dialog', { name })
    await dialog.waitFor()
    expect(await overflowing(boss.page)).toEqual([])
    expect(await accessibilityFaults(boss.page, 'dialog:modal')).toEqual([])
    await tabTo(boss.page, dialog.getByRole('button', { name: 'Take access away' }))
    await boss.page.keyboard.press('Enter')
    await seesToast(boss.page, 'Access taken away')
    await dialog.waitFor({ state: 'detached' })
    await row.getByText('Deactivated').waitFor()

    await pressOn(page, form.getByRole('button', { name: 'Create Ticket' }))
    const again = page.getByRole('dialog', { name: 'You are signed out' })
    await again.waitFor()
    await typeInto(page, again.getByLabel('Password'), password)
    await page.keyboard.press('Enter')
    await again.getByText('Invalid email or password').waitFor()
    // Nothing was stored, and what they wrote still stands on their page.
    expect(await page.locator('[name=title]').inputValue()).toBe(title)
    expect(await page.locator('[name=description]').inputValue()).toBe(body)
    expect(await mailTo(email, /no longer have access/)).toContain('has taken your access away')
    await open(boss.page, `${baseUrl}/dashboard/support`)
    expect(await boss.page.getByText(title).count()).toBe(0)
    expect(boss.complaints).toEqual([])
  },
)

it.each([1280, 360])(
  'a colleague is restricted to one project and sees that one only, with keys alone, %i px wide',
  async (width) => {
    const [email, name] = [`some-${width}@ministry.example`, `Sami Some ${width}`]
    await using boss = await administrator(width)
    await using colleague = await newColleague(boss, email, name)
    const { page } = boss
    await open(colleague.page, `${baseUrl}/dashboard`)
    const cards = colleague.page.locator('main a[href^="/dashboard/projects/"]')
    const addresses = async () =>
      new Set(await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect((await addresses()).size).toBeGreaterThan(1)

    await open(page, organization)
    const row = page.getByRole('row').filter({ hasText: name })
    if (width < 600) await pressOn(page, row.locator('summary'))
    await pressOn(page, row.getByRole('link', { name: `Change ${name}` }))
    const dialog = page.getByRole('dialog', { name })
    await tabTo(page, dialog.getByRole('radio', { name: /^All projects/ }))
    await page.keyboard.press('ArrowDown')
    const save = dialog.getByRole('button', { name: 'Save projects' })
    await pressOn(page, save)
    await dialog.getByText('Choose at least one project').waitFor()
    expect(await accessibilityFaults(page, 'dialog:modal')).toEqual([])
    expect(await overflowing(page)).toEqual([])
    const box = dialog.getByRole('checkbox').first()
    await tabTo(page, box)
    await page.keyboard.press('Space')
    const chosen = await box.getAttribute('value')
    await pressOn(page, save)
    await seesToast(page, 'Projects changed')
    await row.getByText('1 project only').waitFor()

    await open(colleague.page, `${baseUrl}/dashboard`)
    await cards.first().waitFor()
    for (const address of await addresses()) expect(address).toContain(chosen)
    expect(await mailTo(email, /^What you see/)).toContain('has changed which projects you see')
    expect(boss.complaints.filter((one) => !one.includes('422'))).toEqual([])
  },
)

it('without scripts a role is changed, access is taken away and given back', async () => {
  await using boss = await administrator(1280)
  await using colleague = await newColleague(boss, 'stays@ministry.example', 'Stella Stays')
  await using plain = await administrator(1280, false)
  const { page } = plain
  const to = (name: string) => page.getByRole('button', { name })
  await page.goto(organization)
  await page.getByRole('link', { name: 'Change Stella Stays' }).click()
  await page.getByLabel('Only these projects').check()
  await to('Save projects').click()
  await page.getByText('Choose at least one project').waitFor()
  await page.locator('[name=project]').first().check()
  await to('Save projects').click()
  await page.getByText('Projects changed').waitFor()
  await page.getByRole('link', { name: 'Change Stella Stays' }).click()
  await page.getByLabel('Role').selectOption('Client admin')
  await to('Save role').click()
  await page.getByText('Role changed').waitFor()
  await colleague.page.goto(`${baseUrl}/dashboard`)
  await colleague.page.waitForURL(/\/auth/)
  for (const [button, said] of [
    ['Take access away', 'Access taken away'],
    ['Give access back', 'Access given back'],
  ] as const) {
    await page.getByRole('link', { name: 'Change Stella Stays' }).click()
    await to(button).click()
    await page.getByText(said).waitFor()
  }
  await enterAs(colleague.page, `${baseUrl}/auth`, 'stays@ministry.example', password)
  const answer = await colleague.page.request.get(organization)
  expect(await answer.text()).toContain('Change Sample Client')
  // Tests that come later find the organization with one administrator, as it was.
  await page.getByRole('link', { name: 'Change Stella Stays' }).click()
  await page.getByLabel('Role').selectOption('Client user')
  await to('Save role').click()
  await page.getByText('Role changed').waitFor()
  const refused = await colleague.page.request.get(organization)
  expect(await refused.text()).not.toContain('Change Sample Client')
})

it.each([1280, 360])(
  'billing contacts are named and the activity is read, with keys alone, %i px wide',
  async (width) => {
    await using boss = await administrator(width)
    await using colleague = await newColleague(boss, `bill-${width}@ministry.example`, 'Bill Okoro')
    const { page } = boss
    const change = async (button: string, said: string) => {
      await open(page, organization)
      const row = page.getByRole('row').filter({ hasText: 'client@example.com' })
      if (width < 600) await pressOn(page, row.locator('summary'))
      await pressOn(page, row.getByRole('link', { name: 'Change Sample Client' }))
      const dialog = page.getByRole('dialog', { name: 'Sample Client' })
      await dialog.waitFor()
      expect(await accessibilityFaults(page)).toEqual([])
      await pressOn(page, dialog.getByRole('button', { name: button }))
      await page.getByText(said).first().waitFor()
    }
    const only = colleague.page.getByText('Only the billing contacts of your organization')
    await change('Make billing contact', 'Billing contact named')
    await open(colleague.page, `${baseUrl}/dashboard/invoices`)
    await only.waitFor()
    await colleague.page.getByText('Please ask Sample Client').waitFor()
    expect(await overflowing(colleague.page)).toEqual([])
    await change('Remove as billing contact', 'Billing contact removed')
    await open(colleague.page, `${baseUrl}/dashboard/invoices`)
    await colleague.page.getByText('Total Paid').waitFor()
    expect(await only.count()).toBe(0)

    await open(page, organization)
    await pressOn(page, page.getByRole('link', { name: 'Activity of your organization' }))
    await page.getByRole('heading', { name: 'Activity', level: 1 }).waitFor()
    await page.getByText('Named a billing contact').first().waitFor()
    expect(await overflowing(page)).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(boss.complaints).toEqual([])
  },
)
