import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { chrome } from '../app/content/en/chrome.ts'
import { visit } from './visit.ts'

const browser = await sharedBrowser()
const { baseUrl } = await sharedProduct()
afterAll(() => leaveBrowser(browser))

/** Opening the menu is a click of its own. */
const menu = 'header summary'
const entry = (path: string) => `header details[open] a[href="${path}"]`
const onPage = (href: string) => `main a[href="${href}"]`

type Sought = {
  what: string
  clicks: readonly string[]
  /** What is read there; `seen`: without scrolling, because the link leads to the place. */
  reads: string
  seen?: true
}
/** What a buyer looks for, the links that lead there from the home page, and what is read there. */
const sought: Sought[] = [
  { what: 'e-Visa', clicks: [onPage('/solutions/evisa')], reads: 'e-visa' },
  {
    what: 'its case study',
    clicks: [onPage('/solutions/evisa'), 'main a[href^="/projects/"]'],
    reads: 'The Challenge',
  },
  { what: 'what it costs', clicks: [menu, entry('/pricing')], reads: 'Estimate weeks and team' },
  {
    what: 'what it costs, from the page',
    clicks: [onPage('/pricing')],
    reads: 'What each tier includes',
  },
  {
    what: 'where data is held',
    clicks: [onPage('/trust#location')],
    reads: 'The database is part of this installation.',
    seen: true,
  },
  {
    what: 'where data is held, by the menu',
    clicks: [menu, entry('/trust')],
    reads: 'Where data is kept',
  },
  {
    what: 'which certificates are held',
    clicks: [onPage('/trust#certificates')],
    reads: 'No certificate is listed here yet.',
    seen: true,
  },
  {
    what: 'who answers a tender',
    clicks: [onPage('/procurement#tenders')],
    reads: 'info@unordin.example',
    seen: true,
  },
  {
    what: 'who answers a tender, by the menu',
    clicks: [menu, entry('/procurement')],
    reads: 'Contact for tenders',
  },
  {
    what: 'the accessibility report',
    clicks: ['footer a[href="/accessibility"]'],
    reads: 'Report for each criterion',
  },
]

it.each(sought)('$what is found within two clicks on a phone', async ({ clicks, reads, seen }) => {
  expect(clicks.length).toBeLessThanOrEqual(2)
  await using visitor = await visit(browser, {
    ...{ viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
  })
  const { page } = visitor
  await page.goto(baseUrl)
  for (const selector of clicks) {
    const from = page.url()
    await page.locator(selector).filter({ visible: true }).first().click()
    if (selector !== menu) await page.waitForURL(({ href }) => href !== from)
  }
  const answer = page.locator('main').getByText(reads).filter({ visible: true }).first()
  await answer.waitFor()
  if (!seen) return
  // The page scrolls to it after it is there.
  const place = async () => (await answer.boundingBox()) ?? { y: 0, height: 0 }
  await expect.poll(async () => (await place()).y, { message: reads }).toBeGreaterThanOrEqual(72)
  const foot = ({ y, height }: { y: number; height: number }) => y + height
  await expect.poll(async () => foot(await place()), { message: reads }).toBeLessThanOrEqual(740)
})

it.each([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])('the products are in the first screen below the fold at $width px', async (viewport) => {
  await using visitor = await visit(browser, { viewport })
  await visitor.page.goto(baseUrl)
  for (const { to } of chrome.groups[0]?.more ?? []) {
    const link = await visitor.page.locator(onPage(to)).first().boundingBox()
    expect(link?.height, to).toBeGreaterThan(0)
    expect((link?.y ?? Infinity) + (link?.height ?? 0), to).toBeLessThanOrEqual(2 * viewport.height)
  }
})
