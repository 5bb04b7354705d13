import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { exportLeads } from './http-client.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { errorOf, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const url = `${baseUrl}/get-started`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name })
const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

/** The message beside each field when a page is empty. */
const wanted = [
  async (page: Page) => {
    for (const [label, message] of [
      ['First name', 'First name must be at least 2 characters'],
      ['Last name', 'Last name must be at least 2 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Company or institution', 'Company name is required'],
    ] as const)
      await expect.poll(() => errorOf(page.getByLabel(label)), { message: label }).toBe(message)
    expect(await errorOf(group(page, 'Company size'))).toBe('Please select company size')
  },
  async (page: Page) => {
    await expect
      .poll(() => errorOf(page.getByLabel('Current challenges')))
      .toBe('Please describe your current challenges')
    const interest = group(page, 'Primary interest')
    expect(await errorOf(interest)).toBe('Please select your primary interest')
  },
  async (page: Page) => {
    const timeline = group(page, 'Timeline')
    await expect.poll(() => errorOf(timeline)).toBe('Please select a timeline')
    expect(await errorOf(group(page, 'Budget range'))).toBe('Please select a budget range')
  },
]

async function fillIn(page: Page, step: number, email: string) {
  if (step === 1) {
    await page.getByLabel('First name').fill('Amina')
    await page.getByLabel('Last name').fill('Diallo')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Company or institution').fill('Ministry of the Interior')
    await box(page, '1000+').check()
  } else if (step === 2) {
    await box(page, 'e-Visa and immigration').check()
    await page.getByLabel('Current challenges').fill('Visa cases wait for weeks.')
  } else {
    await box(page, 'In 1 to 3 months').check()
    await box(page, 'Not sure yet').check()
  }
}

const stored = async (email: string) =>
  (await exportLeads(baseUrl, 'source=get_started')).filter((lead) => lead.email === email)

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  it('is filled in step by step, reports missing fields, and is stored once', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled })
    const { page, complaints } = visitor
    const email = `amina-${javaScriptEnabled}@interior.example`
    await (javaScriptEnabled ? open(page, url) : page.goto(url))
    for (const step of [1, 2, 3]) {
      await sees(page, `Step ${step} of 3`)
      await sees(page, ['33%', '67%', '100%'][step - 1] ?? '')
      expect(await page.getByRole('button', { name: 'Previous' }).count()).toBe(step > 1 ? 1 : 0)
      await press(page, step < 3 ? 'Next' : 'Submit')
      await sees(page, 'Please fill in all required fields')
      await sees(page, 'Complete the current step before proceeding.')
      await wanted[step - 1]?.(page)
      await sees(page, `Step ${step} of 3`)
      await fillIn(page, step, email)
      if (step === 3) break
      await press(page, 'Next')
    }
    await press(page, 'Previous')
    await sees(page, 'Step 2 of 3')
    expect(await page.getByLabel('Current challenges').inputValue()).toContain('Visa cases')
    await press(page, 'Next')
    await sees(page, 'Step 3 of 3')
    expect(await box(page, 'Not sure yet').isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Submit', exact: true }).dblclick()
    await page.getByRole('heading', { name: 'Thank you, Amina.' }).waitFor()
    await sees(page, 'Request Submitted Successfully')
    await sees(page, 'Your information has been received. Please schedule a consultation below.')
    const [lead, ...more] = await stored(email)
    expect(more).toEqual([])
    await sees(page, lead?.id?.slice(0, 8).toUpperCase() ?? 'none')
    expect(complaints.filter((one) => !/ 422 /.test(one))).toEqual([])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(`${baseUrl}/`)
  })
})

describe('with scripts', () => {
  it('reload, Back and a lost connection lose nothing; the focus follows the step', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    const email = 'amina.lost@interior.example'
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await open(page, url)
    await fillIn(page, 1, email)
    await page.getByLabel('Company or institution').press('Enter')
    await expect.poll(focused).toBe('What do you need?')
    await fillIn(page, 2, email)
    await page.reload()
    // A form that was begun loads the scripts without a sign of use.
    await sees(page, 'Step 2 of 3')
    expect(await page.getByLabel('Current challenges').inputValue()).toContain('Visa cases')
    await press(page, 'Next')
    await expect.poll(focused).toBe('Your budget and timeline')
    await page.goBack()
    await sees(page, 'Step 2 of 3')
    await page.goForward()
    await fillIn(page, 3, email)
    await page.route('**/get-started.data*', (route) => route.abort())
    await press(page, 'Submit')
    await seesToast(page, 'Submission Failed')
    expect(await box(page, 'Not sure yet').isChecked()).toBe(true)
    expect(await stored(email)).toEqual([])
    await page.unroute('**/get-started.data*')
    await press(page, 'Submit')
    await seesToast(page, 'Request Submitted Successfully')
    expect(await stored(email)).toHaveLength(1)
    await page.goto(url)
    expect(await page.getByLabel('First name').inputValue()).toBe('')
  })

  it('fits every width and is accessible, step by step, in both themes', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await using visitor = await visit(browser, { colorScheme })
      const { page } = visitor
      await open(page, url)
      for (const step of [1, 2, 3]) {
        await press(page, step < 3 ? 'Next' : 'Submit')
        await wanted[step - 1]?.(page)
        for (const width of [320, 360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await overflowing(page), `step ${step} at ${width}`).toEqual([])
        }
        expect(await accessibilityFaults(page), `step ${step}`).toEqual([])
        await fillIn(page, step, 'amina.wide@interior.example')
        if (step < 3) await press(page, 'Next')
      }
    }
  })
})
