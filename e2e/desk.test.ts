import { afterAll, expect, it } from 'vitest'
import { launchBrowser } from '#test/browser.ts'
import { startProduct } from '#test/process.ts'
import { accessibilityFaults } from './page-checks.ts'
import { signIn, visit } from './visit.ts'

const product = await startProduct()
const browser = await launchBrowser()
const { baseUrl } = product
afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

const insights = `${baseUrl}/lead_admin/insights`

it.each([true, false])(
  'what is typed is looked at before it is saved, scripts: %s',
  async (scripts) => {
    await using staff = await visit(browser, { javaScriptEnabled: scripts })
    const { page, complaints } = staff
    await signIn(page, baseUrl)
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
    await preview.getByText('Only staff see this page.').waitFor()
    expect(await preview.locator('header nav, header summary').count()).toBeGreaterThan(0)
    if (scripts) expect(await accessibilityFaults(preview)).toEqual([])
    await preview.getByRole('link', { name: 'Back to editing' }).press('Enter')
    await preview.getByLabel('Title').waitFor()
    expect(await preview.getByLabel('Excerpt').inputValue()).toBe('')
    expect(await page.getByLabel('Excerpt').inputValue()).toBe('Typed and not saved')
    expect(complaints).toEqual([])
  },
)
