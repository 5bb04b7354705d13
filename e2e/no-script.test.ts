import { afterAll, describe, expect, it } from 'vitest'
import { adminEmail } from '#test/process.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { exportLeads } from './http-client.ts'
import { errorOf, open, signIn, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const phone = { viewport: { width: 360, height: 740 } }

describe('without a script', () => {
  it('the blueprint form reports errors, keeps what was typed, and stores', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(`${baseUrl}/blueprint`)
    const form = page.locator('form#blueprint')
    await form.getByLabel('Full name').fill('W')
    await form.getByLabel('Email').fill('wanjiru@green')
    await form.getByLabel('Primary interest').selectOption('discovery')
    await form.getByRole('button').click()
    await expect
      .poll(() => errorOf(form.getByLabel('Full name')))
      .toBe('Name must be at least 2 characters')
    expect(await errorOf(form.getByLabel('Email'))).toBe('Invalid email address')
    expect(await form.getByLabel('Email').inputValue()).toBe('wanjiru@green')
    expect(await form.getByLabel('Primary interest').inputValue()).toBe('discovery')
    await form.getByLabel('Full name').fill('Wanjiru Karanja')
    await form.getByLabel('Email').fill('wanjiru@green.example')
    await form.getByRole('button').click()
    await page.getByText('Success!', { exact: true }).waitFor()
    const thanks = "Thank you for your interest. We'll be in touch within 24 hours."
    await page.getByText(thanks, { exact: true }).waitFor()
    const lead = (await exportLeads(baseUrl)).find(({ email }) => email === 'wanjiru@green.example')
    expect(lead).toMatchObject({ full_name: 'Wanjiru Karanja', primary_interest: 'discovery' })
    await page.getByText(lead?.id?.slice(0, 8).toUpperCase() ?? 'none', { exact: true }).waitFor()
    expect(await form.getByLabel('Full name').inputValue()).toBe('')
  })

  it('every step of the carousel can be scrolled to', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    await visitor.page.goto(`${baseUrl}/blueprint`)
    const slides = visitor.page.locator('[aria-roledescription=slide]')
    expect(await slides.count()).toBe(5)
    for (const [index, duration] of [
      '60-90 min',
      '1 week',
      '3-4 weeks',
      '2-3 sessions',
      'Ongoing',
    ].entries()) {
      const text = slides.nth(index).getByText(duration, { exact: true })
      await text.scrollIntoViewIfNeeded()
      const box = await text.boundingBox()
      expect(box?.x, duration).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0), duration).toBeLessThanOrEqual(1280)
    }
  })

  it('the menus open and lead on, wide and narrow', async () => {
    await using wide = await visit(browser, { javaScriptEnabled: false })
    await wide.page.goto(baseUrl)
    await wide.page.locator('summary:visible', { hasText: 'Solutions' }).click()
    await wide.page.getByRole('banner').getByRole('link', { name: 'Blueprint A plan' }).click()
    await wide.page.waitForURL(`${baseUrl}/blueprint`)
    await wide.page.locator('summary:visible', { hasText: 'Solutions' }).click()
    const current = wide.page.locator('header details[open] [aria-current=page]')
    expect(await current.allInnerTexts()).toEqual([expect.stringMatching(/^Blueprint/)])
    await wide.page.getByRole('link', { name: 'e-Visa Visa applications' }).click()
    await wide.page.waitForURL(`${baseUrl}/solutions/evisa`)
    await using narrow = await visit(browser, { ...phone, javaScriptEnabled: false })
    await narrow.page.goto(baseUrl)
    await narrow.page.locator('summary:visible').click()
    await narrow.page.locator('details[open]').getByRole('link', { name: 'Blueprint' }).click()
    await narrow.page.waitForURL(`${baseUrl}/blueprint`)
    await narrow.page.locator('summary:visible').first().click()
    const names = await narrow.page.locator('header details[open] a').allInnerTexts()
    expect(names.slice(0, 11)).toEqual([
      ...['Blueprint', 'Public Sector Platforms', 'Core Capabilities'],
      ...['Projects & Impact', 'Blog & Insights', 'About Us', 'Vision', 'Careers', 'Contact'],
      ...['Get Started', 'e-Visa'],
    ])
    await narrow.page.locator('header details[open]').getByText('Partners').click()
    await narrow.page.waitForURL(`${baseUrl}/partners`)
  })

  it('an administrator signs in, reads a lead and changes its status', async () => {
    await using staff = await visit(browser, { javaScriptEnabled: false })
    const { page } = staff
    await page.goto(`${baseUrl}/admin/auth`)
    await page.getByLabel('Email').fill(adminEmail)
    await page.getByLabel('Password').fill('not the password')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('alert').filter({ hasText: 'Authentication failed' }).waitFor()
    await signIn(page, baseUrl)
    await page.getByText('Welcome back!').waitFor()
    await page.goto(`${baseUrl}/lead_admin/leads`)
    await page.getByRole('link', { name: 'Wanjiru Karanja', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Wanjiru Karanja' })
    await dialog.getByRole('button', { name: 'Change status to Contacted' }).click()
    await dialog.getByText('Lead moved from New to Contacted').waitFor()
    await dialog.getByRole('link', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('row').filter({ hasText: 'Wanjiru' }).getByText('Contacted').waitFor()
  })

  it('the theme is switched and remembered', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    await expectThemeRemembered(visitor.page, () => visitor.page.goto(`${baseUrl}/blueprint`))
  })
})

describe('with scripts', () => {
  it('the mobile menu closes with Esc and when a link is clicked, also one to this page', async () => {
    await using visitor = await visit(browser, phone)
    const { page } = visitor
    await open(page, `${baseUrl}/admin/no-such-page`)
    const menu = page.locator('details[open]')
    const link = menu.getByRole('link', { name: 'Blueprint' })
    await page.locator('summary:visible').click()
    await link.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => menu.count()).toBe(0)
    await page.locator('summary:visible').click()
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Plan the service' }).waitFor()
    await expect.poll(() => menu.count()).toBe(0)
    await page.locator('summary:visible').click()
    expect(await link.getAttribute('aria-current')).toBe('page')
    await link.click()
    await expect.poll(() => menu.count()).toBe(0)
  })

  it('the desktop menu is worked by keyboard', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await open(page, baseUrl)
    const trigger = page.getByRole('navigation').getByRole('button', { name: 'Solutions' })
    await page.locator('summary:visible', { hasText: 'Solutions' }).focus()
    // The full menu is loaded now and takes over the focus.
    await expect.poll(() => trigger.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
    const link = page.getByRole('banner').getByRole('link', { name: 'Blueprint A plan' })
    await link.waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
    expect(await trigger.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${baseUrl}/blueprint`)
  })

  it('the theme is switched and remembered', async () => {
    await using visitor = await visit(browser)
    await expectThemeRemembered(visitor.page, () => open(visitor.page, `${baseUrl}/blueprint`))
  })
})

type Page = Awaited<ReturnType<typeof visit>>['page']

async function expectThemeRemembered(page: Page, load: () => Promise<unknown>) {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await load()
  const light = await paper()
  // The page changes at once; the choice is remembered with the answer.
  const remembered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Use the dark theme' }).click()
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor()
  await remembered
  await load()
  expect(await paper()).toBe(dark)
  expect(page.url()).toBe(`${baseUrl}/blueprint`)
}
