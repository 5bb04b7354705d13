import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

/** The next draft reaches the server, and its answer waits until it is let through. */
async function slowDraft(page: Page) {
  const [arrived, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    '**/draft',
    async (route) => {
      const response = await route.fetch()
      arrived.resolve()
      await answered.promise
      // The page that sent it may have given it up.
      await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
  return { arrived: arrived.promise, letThrough: answered.resolve }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })

it.each([
  { title: 'a form that is refused', typed: '', act: (page: Page) => press(page, 'Save') },
  { title: 'a tab that is left for another', typed: 'Half', act: hide },
])('$title does not make another window of a draft on its way', async ({ title, typed, act }) => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/insights/new`)
  await page.getByLabel('Title').fill(title)
  await press(page, 'Create draft')
  await seesToast(page, 'Draft created')
  const draft = await slowDraft(page)
  await page.getByLabel('Title').fill(typed)
  await draft.arrived
  const next = page.waitForResponse('**/draft')
  if (typed) await page.getByLabel('Title').fill(`${typed} a title`)
  await act(page)
  draft.letThrough()
  await next
  const later = page.waitForResponse('**/draft')
  await page.getByLabel('Title').fill(`${title}, and more`)
  expect((await later).status()).toBe(200)
  await press(page, 'Save')
  await seesToast(page, 'Saved')
  await open(page, page.url())
  expect(await page.getByLabel('Title').inputValue()).toBe(`${title}, and more`)
  expect(await page.getByText('You have an unsaved draft.').count()).toBe(0)
  expect(complaints).toEqual([])
})

it('signing out does not wait for ever for a draft that gets no answer', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/insights/new`)
  await page.getByLabel('Title').fill('Signed out')
  await press(page, 'Create draft')
  await seesToast(page, 'Draft created')
  const arrived = Promise.withResolvers<void>()
  await page.route('**/draft', () => arrived.resolve())
  await page.getByLabel('Title').fill('Signed out, and more')
  await arrived.promise
  await press(page, 'Sign Out')
  await page.waitForURL(/\/admin\/auth/)
})
