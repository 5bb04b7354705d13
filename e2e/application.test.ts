import { afterAll, describe, expect, it } from 'vitest'
import { pdfBytes, windowsProgram } from '#test/files.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { exportLeads } from './http-client.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, errorOf, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

type Page = Awaited<ReturnType<typeof visit>>['page']

const resume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdfBytes }
const program = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: windowsProgram }
const texts = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Email: 'Email is required',
  Experience: 'Experience is required',
  Resume: 'Resume is required',
  'Cover letter': 'Cover letter is required',
}
const title = 'Application Submitted Successfully!'

async function fill(page: Page, firstName: string) {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Maathai')
  await page.getByLabel('Email').fill(`${firstName.toLowerCase()}@green.example`)
  await page.getByLabel('Experience').fill('Nine years')
  await page.getByLabel('Cover letter').fill('I meet three of them.')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click()
const applyFor = (page: Page, job: string) =>
  page.getByRole('link', { name: `Apply Now: ${job}` }).click()

async function expectEveryText(page: Page) {
  for (const [label, text] of Object.entries(texts))
    await expect.poll(() => errorOf(page.getByLabel(label))).toBe(text)
}

describe('the application dialog', () => {
  it('says what is wrong, keeps what was typed over Esc, and closes once it is sent', async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    await open(page, `${baseUrl}/careers`)
    await applyFor(page, 'Service Designer')
    const dialog = page.getByRole('dialog', { name: 'Service Designer' })
    await dialog.waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await submit(page)
    await expectEveryText(page)
    const first = page.getByLabel('First name')
    expect(await first.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    await fill(page, 'Wangari')
    await page.getByLabel('Email').fill('nowhere')
    await page.getByLabel('Resume').setInputFiles({ ...resume, name: 'resume.png' })
    await submit(page)
    await expect.poll(() => errorOf(page.getByLabel('Email'))).toBe('Invalid email address')
    const wrongType = 'The resume must be a PDF, DOC or DOCX file'
    await expect.poll(() => errorOf(page.getByLabel('Resume'))).toBe(wrongType)
    await page.getByLabel('Email').fill('wangari@green.example')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const opener = page.getByRole('link', { name: 'Apply Now: Service Designer' })
    await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    expect(await first.inputValue()).toBe('Wangari')
    // Only its bytes show that it is wrong, so the server reports it, and the typed text stays.
    await page.getByLabel('Resume').setInputFiles(program)
    await submit(page)
    await expect.poll(() => errorOf(page.getByLabel('Resume'))).toBe(wrongType)
    expect(await page.getByLabel('Cover letter').inputValue()).toBe('I meet three of them.')
    await page.getByLabel('Resume').setInputFiles(resume)
    await submit(page)
    await seesToast(page, title, 'Thank you, Wangari. Your application for Service Designer')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    expect(await first.inputValue()).toBe('')
    const [lead] = await exportLeads(baseUrl, 'source=application')
    expect(lead).toMatchObject({ full_name: 'Wangari Maathai' })
    expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
  })

  it('Cancel empties it; a reload and a lost connection keep what was typed', async () => {
    await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await open(page, `${baseUrl}/careers`)
    const general = page.getByRole('link', { name: 'Send Us Your Resume' })
    await general.click()
    const dialog = page.getByRole('dialog', { name: 'General application' })
    await dialog.waitFor()
    expect(await overflowing(page)).toEqual([])
    await fill(page, 'Ada')
    await page.reload()
    await open(page, `${baseUrl}/careers`)
    await general.click()
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
    await page.getByLabel('Resume').setInputFiles(resume)
    await page.context().setOffline(true)
    await submit(page)
    await dialog.getByRole('alert').getByText('Something went wrong. Please try again.').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await general.click()
    await dialog.waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('')
  })
})

describe('the application dialog can be sent again', () => {
  it.each([
    ['after an answer that was cut short', '{"loca'],
    ['when the server does not answer', undefined],
  ])('%s, with what was typed', async (_, body) => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await page.clock.install()
    await open(page, `${baseUrl}/careers`)
    await page.getByRole('link', { name: 'Send Us Your Resume' }).click()
    const dialog = page.getByRole('dialog', { name: 'General application' })
    await fill(page, 'Ada')
    await page.getByLabel('Resume').setInputFiles(resume)
    const arrived = Promise.withResolvers<void>()
    await page.route('**/file-upload*', async (route) => {
      if (body) await route.fulfill({ contentType: 'application/json', body })
      arrived.resolve()
    })
    await submit(page)
    await arrived.promise
    if (!body) await page.clock.fastForward(301_000)
    await dialog.getByRole('alert').getByText('Something went wrong. Please try again.').waitFor()
    expect(await page.getByRole('button', { name: 'Submit Application' }).isEnabled()).toBe(true)
    expect(await page.getByLabel('First name').inputValue()).toBe('Ada')
  })
})

describe('without a script', () => {
  it('the same form is a page: the same texts, the same toast, and a reference', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(`${baseUrl}/careers?type=full-time`)
    await applyFor(page, 'Service Designer')
    await page.getByRole('heading', { level: 1, name: 'Apply for Service Designer' }).waitFor()
    await submit(page)
    await expectEveryText(page)
    await fill(page, 'Rosalind')
    await page.getByLabel('Email').fill('nowhere')
    await page.getByLabel('Resume').setInputFiles(resume)
    await submit(page)
    await expect.poll(() => errorOf(page.getByLabel('Email'))).toBe('Invalid email address')
    expect(await errorOf(page.getByLabel('Resume'))).toContain('choose your resume again')
    expect(await page.getByLabel('Cover letter').inputValue()).toBe('I meet three of them.')
    await page.getByLabel('Email').fill('rosalind@green.example')
    await page.getByLabel('Resume').setInputFiles(resume)
    await submit(page)
    await page.getByText(title, { exact: true }).waitFor()
    await page.getByText('Thank you, Rosalind. Your application for Service Designer').waitFor()
    await page.getByRole('heading', { name: 'We have received your application' }).waitFor()
    const reference = new URL(page.url()).searchParams.get('sent') ?? 'none'
    await page.getByText(reference, { exact: true }).waitFor()
  })

  it('the posts are filtered by links; a selected link removes its filter', async () => {
    await using visitor = await visit(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(`${baseUrl}/careers`)
    const filter = page.getByRole('navigation', { name: 'Filter the positions' })
    await filter.getByRole('link', { name: 'Part-time' }).click()
    await filter.getByText('1 of 14 positions').waitFor()
    expect(await page.locator('article').count()).toBe(1)
    await filter.getByRole('link', { name: 'Atlanta' }).click()
    expect(new URL(page.url()).search).toBe('?type=part-time&location=atlanta')
    await filter.getByRole('link', { name: 'Atlanta' }).click()
    expect(new URL(page.url()).search).toBe('?type=part-time')
  })
})

describe('staff', () => {
  it('find an application, download its resume, change its status and delete it', async () => {
    await using staff = await visit(browser)
    const { page, complaints } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}/lead_admin/applications`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByLabel('Position').selectOption({ label: 'Service Designer' })
    await page.waitForURL(/job=service-designer/)
    await page.getByRole('link', { name: 'View the application from Wangari Maathai' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wangari Maathai' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowing(page), `at ${width}`).toEqual([])
    }
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download resume' }).click()
    expect((await download).suggestedFilename()).toBe('resume.pdf')
    await page.getByLabel('Change status to').selectOption('interview')
    await page.getByRole('button', { name: 'Save status' }).click()
    await page.getByText('Status changed from New to Interview').waitFor()
    await page.getByRole('link', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', {
      name: 'Delete the application from Wangari Maathai?',
    })
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Delete application' }).click()
    await seesToast(page, 'Application deleted')
    expect(await page.getByText('Wangari Maathai').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
