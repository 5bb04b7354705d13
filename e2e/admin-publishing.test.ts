import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const insights = `${baseUrl}/lead_admin/insights`

/** Creates a draft with the keyboard only and stays on its page. */
async function write(page: Page, title: string) {
  await open(page, `${insights}/new`)
  await page.getByLabel('Title').focus()
  await page.keyboard.type(title)
  await page.getByRole('button', { name: 'Create draft' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

it.each([true, false])(
  'a preview shows what is typed before it is saved, scripts: %s',
  async (scripts) => {
    await using staff = await visit(browser, { javaScriptEnabled: scripts })
    const { page, complaints } = staff
    await enterPanel(page, baseUrl)
    await page.goto(`${insights}/new`)
    await page.getByLabel('Title').fill('A page to look at')
    await page.getByRole('button', { name: 'Create draft' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'A page to look at' }).waitFor()
    await page.getByLabel('Excerpt').focus()
    await page.keyboard.type('Typed and not saved')
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Preview in a new tab' }).press('Enter'),
    ])
    await preview.getByText('Typed and not saved').waitFor()
    await preview.getByText('Only staff can see this page.').waitFor()
    expect(await preview.locator('header nav, header summary').count()).toBeGreaterThan(0)
    if (scripts) expect(await accessibilityFaults(preview)).toEqual([])
    await preview.getByRole('link', { name: 'Back to editing' }).press('Enter')
    await preview.getByLabel('Title').waitFor()
    expect(await preview.getByLabel('Excerpt').inputValue()).toBe('')
    expect(await page.getByLabel('Excerpt').inputValue()).toBe('Typed and not saved')
    expect(complaints).toEqual([])
  },
)

it('an older version is compared and restored with the keyboard', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await write(page, 'A page with a past')
  await page.getByLabel('Excerpt').focus()
  await page.keyboard.type('Words of the second version')
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await seesToast(page, 'Saved')
  await page.getByRole('link', { name: 'Version 2' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Version 2' }).waitFor()
  expect(await page.locator('ins').textContent()).toContain('Words of the second version')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to editing' }).press('Enter')
  await page.getByRole('link', { name: 'Version 1' }).press('Enter')
  await page.getByRole('link', { name: 'Changes if you restore it' }).press('Enter')
  await page.locator('del').waitFor()
  await page.getByRole('button', { name: 'Restore this version' }).press('Enter')
  await seesToast(page, 'Version 1 restored')
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('')
  await page.getByRole('link', { name: 'Version 3' }).waitFor()
  expect(await page.getByRole('link', { name: /^Version/ }).count()).toBe(3)
  expect(complaints).toEqual([])
})

it('nothing that was typed is lost on Esc, a link, a reload and signing out, however soon they follow', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await write(page, 'A page closed too soon')
  const address = page.url()
  const excerpt = page.getByLabel('Excerpt')
  const resume = page.getByRole('link', { name: /^Continue the draft from/ })
  const ways: Record<string, () => Promise<unknown>> = {
    Esc: () => page.keyboard.press('Escape'),
    link: () => page.getByRole('link', { name: 'All insights' }).press('Enter'),
    reload: () => page.reload(),
    'sign out': () => page.getByRole('button', { name: 'Sign Out' }).press('Enter'),
  }
  let typed = ''
  for (const [way, leave] of Object.entries(ways)) {
    await excerpt.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(` then ${way}`)
    typed = await excerpt.inputValue()
    expect(typed).toContain(way)
    await leave()
    if (way === 'Esc') {
      expect(await excerpt.inputValue()).toBe(typed)
      continue
    }
    if (way === 'link') await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
    if (way === 'sign out') {
      await page.waitForURL(/auth/)
      await enterPanel(page, baseUrl)
    }
    // The last request of a page that was left may arrive after the next page was asked for.
    await expect
      .poll(async () => {
        await open(page, address)
        if ((await resume.count()) > 0) {
          await resume.press('Enter')
          await page.getByText('It is not saved yet.').waitFor()
        }
        return excerpt.inputValue()
      })
      .toBe(typed)
  }
  expect(complaints).toEqual([])
})

it('a draft is kept automatically, and continued or discarded with the keyboard', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await write(page, 'A page that is left')
  const excerpt = page.getByLabel('Excerpt')
  const resume = page.getByRole('link', { name: /^Continue the draft from/ })
  await excerpt.focus()
  await page.keyboard.type('Typed and left')
  await page
    .getByRole('status')
    .filter({ hasText: /^Draft saved at \d\d:\d\d \S+$/ })
    .waitFor()
  await page.keyboard.type(' in a hurry')
  await page.getByRole('link', { name: 'All insights' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Insights' }).waitFor()
  await page.getByRole('link', { name: 'Edit A page that is left' }).press('Enter')
  await resume.waitFor()
  expect(await excerpt.inputValue()).toBe('')
  expect(await accessibilityFaults(page)).toEqual([])
  await resume.press('Enter')
  await page.getByText('It is not saved yet.').waitFor()
  expect(await excerpt.inputValue()).toBe('Typed and left in a hurry')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await seesToast(page, 'Draft discarded')
  await expect.poll(() => excerpt.inputValue()).toBe('')
  await excerpt.focus()
  await page.keyboard.type('Typed and saved')
  await page.getByRole('status').filter({ hasText: 'Draft saved' }).waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await seesToast(page, 'Saved')
  await page.reload()
  await page.getByRole('link', { name: 'Version 2' }).waitFor()
  expect(await resume.count()).toBe(0)
  expect(complaints).toEqual([])
})

it('a failed save shows a message and moves the focus there; it works when the connection is back', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await write(page, 'A page without a line')
  await page.route('**/lead_admin/insights/*.data*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Excerpt').fill('Typed without a line')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  const fault = page.getByRole('alert').filter({ hasText: 'Your changes were not saved.' })
  await fault.waitFor()
  await expect.poll(() => fault.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.getByLabel('Excerpt').inputValue()).toBe('Typed without a line')
  await page.unrouteAll()
  await save.press('Enter')
  await seesToast(page, 'Saved')
})

it('a sector is added, moved, renamed and deleted with the keyboard', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/taxonomy`)
  const add = async (name: string) => {
    await page.getByRole('textbox', { name: /^Name/ }).focus()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await seesToast(page, 'Added', name)
    await page.getByRole('link', { name: `Rename ${name}` }).waitFor()
  }
  await add('Ports')
  await add('Ferries')
  const names = () => page.locator('tbody td:nth-child(2)').allTextContents()
  await page.getByRole('button', { name: 'Move Ferries up' }).press('Enter')
  await seesToast(page, 'Moved up', 'Ferries')
  const placeOf = (all: string[], name: string) => all.findIndex((text) => text.includes(name))
  const isBefore = (all: string[]) => placeOf(all, 'Ferries') < placeOf(all, 'Ports')
  await expect.poll(async () => isBefore(await names())).toBe(true)
  await page.getByRole('link', { name: 'Rename Ferries' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ports')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await dialog.getByText('Another entry already has this name').waitFor()
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Crossings')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await seesToast(page, 'Renamed', 'Crossings')
  await expect.poll(() => dialog.count()).toBe(0)
  await page.getByRole('link', { name: 'Delete Crossings' }).press('Enter')
  await dialog.getByRole('button', { name: 'Delete entry' }).press('Enter')
  await seesToast(page, 'Deleted', 'Crossings')
  await expect.poll(async () => (await names()).join()).not.toContain('Crossings')
  expect(await accessibilityFaults(page)).toEqual([])
  // The browser itself logs the refused name as an error.
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([])
})
