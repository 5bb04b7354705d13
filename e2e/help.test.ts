import { afterAll, expect, it } from 'vitest'
import { sampleClientPassword } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { pressOn, tabTo, typeInto } from './keyboard.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterAs, enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
const email = 'client@example.com'
afterAll(() => leaveBrowser(browser))

it.each([
  [1280, 'The harbour master'],
  [360, 'The night watch'],
])('an article is written, read and offered with keys alone, at %i', async (width, title) => {
  const viewport = { width, height: 800 }
  await using writing = await visit(browser, { viewport })
  const { page } = writing
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/help/new`)
  await typeInto(page, page.getByLabel('Title'), title)
  await typeInto(page, page.getByLabel('Excerpt'), 'Whom you ask for a berth.')
  await tabTo(page, page.getByRole('textbox', { name: 'Article' }))
  await page.keyboard.type('Ask on channel twelve.')
  const readers = page.getByRole('combobox', { name: 'For', exact: true })
  const client = page.getByLabel('Client', { exact: true })
  expect(await client.isVisible()).toBe(false)
  await tabTo(page, readers)
  await page.keyboard.type('One')
  await client.waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Create draft' }))
  await page.getByText('Please select the client').waitFor()
  await tabTo(page, client)
  // The first one may be another file's.
  await page.keyboard.type('Ministry of Interior (')
  await pressOn(page, page.getByRole('button', { name: 'Create draft' }))
  await seesToast(page, 'Draft created')
  await pressOn(page, page.getByRole('button', { name: 'Save and publish now' }))
  await seesToast(page, 'Published')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(writing.complaints).toEqual([])

  await using reading = await visit(browser, { viewport })
  const { page: portal } = reading
  await enterAs(portal, `${baseUrl}/auth`, email, sampleClientPassword)
  await open(portal, `${baseUrl}/dashboard/help`)
  // On a phone the search is behind a button.
  if (width < 600) await pressOn(portal, portal.locator('main summary'))
  await typeInto(portal, portal.getByLabel('Search help articles'), `${title} berth`)
  await portal.keyboard.press('Enter')
  await portal.waitForURL(/q=/)
  await pressOn(portal, portal.getByRole('link', { name: title }))
  await portal.getByText('Ask on channel twelve.').waitFor()
  await portal.getByText('Only for your organization').waitFor()
  expect(await overflowing(portal)).toEqual([])
  expect(await accessibilityFaults(portal)).toEqual([])
  await pressOn(portal, portal.getByRole('link', { name: 'Create Ticket' }))

  const dialog = portal.getByRole('dialog', { name: 'Create Ticket' })
  await typeInto(portal, dialog.getByLabel('Title'), `Where is ${title.toLowerCase()}?`)
  const offers = dialog.getByRole('region', { name: 'This may answer your question' })
  const offer = offers.getByRole('link', { name: title })
  await offer.waitFor()
  await dialog.getByRole('status').filter({ hasText: 'may answer your question' }).waitFor()
  expect(await accessibilityFaults(portal)).toEqual([])
  await tabTo(portal, offer)
  const [article] = await Promise.all([
    portal.context().waitForEvent('page'),
    portal.keyboard.press('Enter'),
  ])
  await article.getByText('Ask on channel twelve.').waitFor()
  await article.close()
  // What was typed is still there.
  expect(await dialog.getByLabel('Title').inputValue()).toContain(title.toLowerCase())
  await typeInto(portal, dialog.getByLabel('Title'), 'Qwertz')
  await offers.waitFor({ state: 'detached' })
  expect(reading.complaints).toEqual([])
})

it('without a script the editor, the list and the articles work', async () => {
  await using writing = await visit(browser, { javaScriptEnabled: false })
  const { page } = writing
  await enterPanel(page, baseUrl)
  await page.goto(`${baseUrl}/lead_admin/help/new`)
  await page.getByLabel('Title').fill('Without a script')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await page.getByRole('button', { name: 'Save and publish now' }).click()
  await page.getByText('Published since:').waitFor()
  await using reading = await visit(browser, { javaScriptEnabled: false })
  await enterAs(reading.page, `${baseUrl}/auth`, email, sampleClientPassword)
  await reading.page.goto(`${baseUrl}/dashboard/help`)
  await reading.page.getByLabel('Search help articles').fill('script')
  await reading.page.keyboard.press('Enter')
  await reading.page.getByRole('link', { name: 'Without a script' }).click()
  await reading.page.getByRole('heading', { name: 'Without a script', level: 1 }).waitFor()
})
