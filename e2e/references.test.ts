import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { layoutFaultsAtWidths } from './layout-faults.ts'
import { accessibilityFaults } from './page-checks.ts'
import { enterPanel, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('staff publish a reference with its permission and a person with a portrait, and visitors read both', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/references/new`)
  await page.getByLabel('Organization').fill('Ministry of Rivers')
  const quote = 'Our officers read the reason before they decide.'
  await page.getByLabel('Quote').fill(quote)
  await page.getByLabel('Said by').fill('Ada Roy')
  await page.getByLabel('Role of this person').fill('Director of visas')
  await page.getByLabel('Visitors may ask for contact').check()
  await page.getByLabel('Figure', { exact: true }).fill('12 days')
  await page.getByLabel('What the figure counts').fill('from application to decision')
  await page.getByLabel('Source of the figure').fill('Ministry of Rivers, yearly report')
  await page.getByLabel('Date of the figure').fill('2026-10-31')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await page.getByText('Enter who gave the permission.').waitFor()
  await page.getByText('Choose the document or email').waitFor()
  expect(await page.getByLabel('Quote').inputValue()).toBe(quote)
  // The browser logs a refusal by its status.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
  await page.getByLabel('Permission given by').fill('Ada Roy, director')
  await page.getByLabel('Given on').fill('2026-01-31')
  const buffer = Buffer.from('Yes, you may quote me.\n')
  const evidence = page.getByLabel('Document or email that shows')
  await evidence.setInputFiles({ name: 'permission.txt', mimeType: 'text/plain', buffer })
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await seesToast(page, 'Reference published')
  await page.getByRole('heading', { name: 'Preview' }).waitFor()
  expect(await layoutFaultsAtWidths(page)).toEqual([])
  expect(await accessibilityFaults(page)).toEqual([])

  await open(page, `${baseUrl}/lead_admin/team/new`)
  await page.getByLabel('Name').fill('Mei Tan')
  await page.getByLabel('Role').fill('Lead architect')
  await page
    .getByLabel('Short text')
    .fill('Plans the first Blueprint with you, and answers for it.')
  const drawn = sharp({ create: { width: 800, height: 900, channels: 3, background: '#8a6412' } })
  const portrait = {
    name: 'mei.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawn.jpeg().toBuffer(),
  }
  await page.getByLabel('Picture', { exact: true }).setInputFiles(portrait)
  await page.getByLabel('Description of the picture').fill('Portrait of Mei Tan')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await seesToast(page, 'Person published')
  expect(complaints).toEqual([])

  await using visitor = await visit(browser)
  for (const [path, text] of [
    ['/references', quote],
    ['/about', 'Mei Tan'],
  ] as const) {
    await expect
      .poll(async () => (await (await fetch(baseUrl + path)).text()).includes(text), {
        timeout: patience,
      })
      .toBe(true)
    await visitor.page.goto(baseUrl + path)
    await visitor.page.getByText(text).first().waitFor()
    expect(await layoutFaultsAtWidths(visitor.page), path).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await accessibilityFaults(visitor.page), path).toEqual([])
    }
  }
  await visitor.page.goto(`${baseUrl}/references`)
  await visitor.page.getByRole('link', { name: 'Ask for contact' }).click()
  await visitor.page.getByText('You ask for contact with a client').waitFor()
  await visitor.page.getByText('Ada Roy, Director of visas, Ministry of Rivers').waitFor()
  expect(visitor.complaints).toEqual([])

  await page.getByRole('link', { name: 'Delete this person' }).click()
  await page.getByRole('button', { name: 'Delete person' }).click()
  await seesToast(page, 'Person deleted')
  await open(page, `${baseUrl}/lead_admin/references`)
  await page.getByRole('link', { name: 'Ministry of Rivers' }).click()
  await page.getByRole('link', { name: 'Delete this reference' }).click()
  await page.getByRole('button', { name: 'Delete reference' }).click()
  await seesToast(page, 'Reference deleted')
  expect(complaints).toEqual([])
})
