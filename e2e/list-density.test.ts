import { afterAll, expect, it } from 'vitest'
import { startProduct } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sendLead } from './http-client.ts'
import { open, signIn, visit } from './visit.ts'

const product = await startProduct()
const browser = await sharedBrowser()
const { baseUrl } = product
for (let person = 1; person <= 20; person++)
  await sendLead(baseUrl, {
    fullName: `Maximiliana Featherstonehaugh-Wolfeschlegel ${person}`,
    email: `a-rather-long-address-${person}@department.ministry.example.org`,
    companyName: 'Directorate-General for Digital Infrastructure and Public Registers',
    primaryInterest: 'implementation',
  })
afterAll(async () => {
  await leaveBrowser(browser)
  await product[Symbol.asyncDispose]()
})

it('every list of the panel has rows of one line, right below its filters', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await signIn(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/insights`)
  const addresses = await page
    .locator('.rail-areas a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const faults: string[] = []
  let measured = 0
  for (const address of addresses) {
    await page.goto(baseUrl + address)
    const rows = await page
      .locator('.dense-table tbody tr')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect))
    if (rows.length === 0) continue
    measured += 1
    const filters = await page.locator('.list-filters').first().boundingBox()
    const top = rows[0]?.top ?? 0
    // Some lists have figures above their filters; what the list itself needs is the same everywhere.
    const own = filters ? top - filters.y : 0
    if (own > 170) faults.push(`${address}: first row ${own} below the filters`)
    const highest = Math.max(...rows.map(({ height }) => height))
    if (highest > 46) faults.push(`${address}: a row of ${highest}`)
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 1280)
      faults.push(`${address}: scrolls sideways`)
    if (!address.endsWith('/leads')) continue
    expect(top).toBeLessThanOrEqual(250)
    expect(rows.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(14)
  }
  expect(faults).toEqual([])
  expect(measured).toBeGreaterThanOrEqual(8)
})
