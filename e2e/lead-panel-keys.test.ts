import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterPanel, focusWhenDrawn, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const list = `${baseUrl}/lead_admin/leads?q=quillon`
const title = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 }).first()

/** Presses a key in the page in the moment in which the name of a lead appears. */
const pressWhen = (page: Page, name: string, key: string) =>
  page.evaluate(
    ([name, key]) => {
      const watcher = new MutationObserver(() => {
        if (document.querySelector('.side-panel h2')?.textContent !== name) return
        watcher.disconnect()
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      })
      watcher.observe(document, { childList: true, characterData: true, subtree: true })
    },
    [name, key] as const,
  )

it('a key that is pressed as soon as a lead is shown belongs to that lead, and what it reached keeps the focus', async () => {
  for (const at of [1, 2, 3, 4])
    await sendLead(baseUrl, {
      fullName: `Quillon ${at}`,
      email: `q${at}@quillon.example`,
      companyName: 'Quillon Registry',
    })
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, list)
  await pressWhen(page, 'Quillon 4', 'j')
  await page.locator('tbody a[data-lead]').first().press('Enter')
  await expect.poll(() => title(page).textContent()).toBe('Quillon 3')
  await pressWhen(page, 'Quillon 2', 'j')
  await pressWhen(page, 'Quillon 1', 'a')
  await page.keyboard.press('j')
  await expect.poll(() => title(page).textContent()).toBe('Quillon 1')
  const reached = () => page.evaluate(() => document.activeElement?.getAttribute('data-key'))
  await expect.poll(reached).toBe('lead-owner-key')
  expect(complaints).toEqual([])
})

it('a field that is used before the script has come keeps the focus', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, list)
  const lead = await page.locator('tbody a[data-lead]').first().getAttribute('href')
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport)
    // The scripts wait until somebody types.
    let release = () => {}
    const typed = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await typed
      await route.continue()
    })
    await page.goto(`${baseUrl}${lead}`, { waitUntil: 'commit' })
    const note = page.getByLabel('Add a note')
    await focusWhenDrawn(note)
    await page.keyboard.type('called')
    release()
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.waitForLoadState('networkidle')
    await page.keyboard.type(' twice')
    expect(await note.inputValue()).toBe('called twice')
    await page.unrouteAll()
  }
  expect(complaints).toEqual([])
})
