import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { aftrlife } from '#content/solutions/aftrlife.ts'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const path = '/solutions/aftrlife'
const editor = `${baseUrl}/lead_admin/pages/solutions-aftrlife`
const title = (page: Page) => page.getByLabel('Title', { exact: true }).first()
const lead = (page: Page) => page.getByLabel('Lead', { exact: true }).first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const toOriginal = async (page: Page) => {
  await open(page, editor)
  await press(page, 'Back to the original page').click()
  await seesToast(page, 'The page is the original again')
}

/** The browser says what the frame of a preview may not do: run scripts and open windows. */
const isOfFrame = (complaint: string) => /draft-texts=frame|sandboxed frame/.test(complaint)
const others = (complaints: string[]) => complaints.filter((one) => !isOfFrame(one))

/** What a visitor reads, once every part of the product has heard of a change. */
async function visitorReads(text: string): Promise<void> {
  const read = async () => (await fetch(baseUrl + path)).text()
  await expect.poll(read, { timeout: patience }).toContain(text)
}

/** Goes on with one key until the element with this name has the focus. */
async function keyTo(page: Page, name: string | RegExp, key = 'Tab') {
  const nameOf = () =>
    page.evaluate(() => {
      const one = document.activeElement
      const labelled = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
      return (
        one?.getAttribute('aria-label') ??
        (labelled ? one.labels?.[0]?.textContent : one?.textContent)?.trim() ??
        ''
      )
    })
  for (let at = 0; at < 400; at += 1) {
    await page.keyboard.press(key)
    const found = await nameOf()
    if (typeof name === 'string' ? found === name : name.test(found)) return
  }
  throw new Error(`no key leads to ${name}`)
}

it('a page is changed, seen at both widths, published, compared, restored and original again', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/pages`)
  await page.keyboard.press('/')
  await page.keyboard.type('aftrlife')
  await page.keyboard.press('Enter')
  await page.getByText('1 page', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'AftrLife Avatars', exact: true }).click()
  await title(page).fill('AftrLife Avatars, seen first in a draft')
  await lead(page).fill('A lead that staff have written.')
  await press(page, 'Save draft and preview').click()
  await seesToast(page, 'Draft saved')
  const frame = page.frameLocator('iframe')
  await frame.getByText('A lead that staff have written.').waitFor()
  const wide = page.getByTitle('Preview of AftrLife Avatars, 1280 pixels wide')
  const widthInside = () =>
    page
      .frames()
      .at(-1)
      ?.evaluate(() => document.documentElement.clientWidth)
  expect(await wide.getAttribute('sandbox')).toBe('allow-same-origin')
  expect(await widthInside()).toBe(1280)
  await page.getByRole('link', { name: 'Phone, 360 pixels' }).click()
  await page.getByTitle('Preview of AftrLife Avatars, 360 pixels wide').waitFor()
  await frame.getByText('A lead that staff have written.').waitFor()
  await expect.poll(widthInside).toBe(360)
  // A link of the framed page leads nowhere, and the page does not scroll sideways.
  await frame.getByRole('link', { name: 'Unordin' }).first().click({ force: true })
  await frame.getByText('A lead that staff have written.').waitFor()
  expect(await overflowing(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await (await fetch(baseUrl + path)).text()).not.toContain('that staff have written')

  await press(page, 'Publish').click()
  await seesToast(page, 'Published')
  await visitorReads('A lead that staff have written.')
  await visitorReads('<title>AftrLife Avatars, seen first in a draft')
  await lead(page).fill('A second lead of staff.')
  await press(page, 'Publish').click()
  await seesToast(page, 'Published')
  await visitorReads('A second lead of staff.')

  const versions = page.getByRole('link', { name: /^Version \d+/ })
  await versions.nth(1).click()
  await page.getByRole('heading', { name: 'Compare' }).waitFor()
  await page.getByRole('link', { name: 'What restoring it would change' }).click()
  await page
    .locator('ins', { hasText: /that|written/ })
    .first()
    .waitFor()
  await press(page, 'Restore this version').click()
  await visitorReads('A lead that staff have written.')
  await toOriginal(page)
  await visitorReads(aftrlife.lead.slice(0, 30))
  expect(complaints.some((one) => one.includes('Blocked script execution'))).toBe(true)
  expect(others(complaints)).toEqual([])
})

it('by keyboard alone on a phone, a page is changed, previewed and published', async () => {
  await using staff = await visit(browser, { viewport: { width: 360, height: 740 } })
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, editor)
  const { keyboard } = page
  await keyTo(page, 'Lead')
  await keyboard.press('Control+a')
  await keyboard.type('Written without a mouse.')
  await keyTo(page, 'Save draft and preview', 'Shift+Tab')
  await keyboard.press('Enter')
  await seesToast(page, 'Draft saved')
  await page.frameLocator('iframe').getByText('Written without a mouse.').waitFor()
  await keyTo(page, 'Phone, 360 pixels')
  await keyboard.press('Enter')
  await page.getByTitle('Preview of AftrLife Avatars, 360 pixels wide').waitFor()
  // The frame takes its new width a moment after its title.
  await expect.poll(() => overflowing(page)).toEqual([])
  await keyTo(page, 'Close the preview')
  await keyboard.press('Enter')
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  await keyTo(page, 'Publish')
  await keyboard.press('Enter')
  await seesToast(page, 'Published')
  await visitorReads('Written without a mouse.')
  await keyTo(page, 'Back to the original page')
  await keyboard.press('Enter')
  await seesToast(page, 'The page is the original again')
  await visitorReads(aftrlife.lead.slice(0, 30))
  expect(others(complaints)).toEqual([])
})

it('a connection that is lost before the page has asked for other routes keeps the form', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await page.route('**/__manifest*', (route) => route.abort('internetdisconnected'))
  await enterPanel(page, baseUrl)
  await open(page, editor)
  await lead(page).fill('Typed at once.')
  await page.context().setOffline(true)
  await press(page, 'Save draft').click()
  await page.getByText('Your texts were not saved').waitFor()
  expect(await lead(page).inputValue()).toBe('Typed at once.')
})

it('typed text survives a lost connection, an ended session, a reload and leaving the page', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  const context = page.context()
  await enterPanel(page, baseUrl)
  await open(page, editor)
  await lead(page).fill('Typed and never lost.')
  await context.setOffline(true)
  await press(page, 'Save draft').click()
  await page.getByText('Your texts were not saved').waitFor()
  expect(await lead(page).inputValue()).toBe('Typed and never lost.')
  await context.setOffline(false)

  // The page may be left, and offers the text afterwards.
  await page.getByRole('link', { name: 'All pages' }).click()
  await page.getByRole('link', { name: 'AftrLife Avatars', exact: true }).click()
  await page.getByText('You began this on').waitFor()
  await press(page, 'Restore').click()
  expect(await lead(page).inputValue()).toBe('Typed and never lost.')
  await page.reload()
  await press(page, 'Restore').click()
  expect(await lead(page).inputValue()).toBe('Typed and never lost.')

  const cookies = await context.cookies()
  await context.clearCookies()
  await press(page, 'Save draft').click()
  const signedOut = page.getByRole('dialog', { name: 'You are signed out' })
  await signedOut.waitFor()
  await context.addCookies(cookies)
  await signedOut.getByRole('button', { name: 'I have signed in' }).click()
  await seesToast(page, 'Draft saved')
  expect(await lead(page).inputValue()).toBe('Typed and never lost.')
  expect(await page.getByText('You began this on').count()).toBe(0)
  await press(page, 'Discard the draft').click()
  await seesToast(page, 'Draft discarded')
})

it('of two who edit the same page the second is told, and keeps the text', async () => {
  await using first = await visit(browser)
  await using second = await visit(browser)
  for (const { page } of [first, second]) {
    await enterPanel(page, baseUrl)
    await open(page, editor)
  }
  await lead(first.page).fill('By the first person.')
  await lead(second.page).fill('By the second person.')
  await press(first.page, 'Save draft').click()
  await seesToast(first.page, 'Draft saved')
  await press(second.page, 'Publish').click()
  const told = second.page
    .getByRole('alert')
    .filter({ hasText: 'saved this page while you were editing' })
  await told.getByText('By the first person.').waitFor()
  expect(await lead(second.page).inputValue()).toBe('By the second person.')
  await open(first.page, editor)
  expect(await lead(first.page).inputValue()).toBe('By the first person.')
  await press(first.page, 'Discard the draft').click()
  await seesToast(first.page, 'Draft discarded')
})
