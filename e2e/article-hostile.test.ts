import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { hostileTexts } from './hostile-texts.ts'
import { enterPanel, hydrated, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

/** The product refuses an article with a picture that has no description, hostile or not. */
const described = (html: string) => html.replaceAll(/<img(?=[\s/])/gi, '<img alt="x"')
// In the editor, tables have a width of their own.
const harmful =
  ':is(script, style, svg, math, iframe, object, embed, form, input, button, link, meta, base, template, video, audio, [onclick], [onerror], [onload], [style]:not(table, col), [id]:not(h2))'

const harmIn = (article: Locator) =>
  article.locator(harmful).evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))

/** Collects scripts that run although they should not, and requests to other sites. */
async function watch(context: BrowserContext): Promise<string[]> {
  const ran: string[] = []
  await context.exposeFunction('reportRun', (where: string) => ran.push(`ran: ${where}`))
  await context.addInitScript(() => {
    const { reportRun } = window as unknown as { reportRun(where: string): void }
    for (const name of ['alert', 'prompt', 'confirm', 'msgbox'])
      Object.assign(window, { [name]: () => reportRun(location.href) })
  })
  context.on('dialog', (dialog) => {
    ran.push('dialog')
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!['blob:', 'data:'].includes(url.protocol) && url.origin !== baseUrl)
      ran.push(`request: ${url.href}`)
  })
  return ran
}

async function expectHarmless(page: Page) {
  const article = page.locator('.article')
  await article.waitFor({ state: 'attached' })
  expect(await harmIn(article)).toEqual([])
  const addresses = await article
    .locator('[href], [src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('src')))
  for (const address of addresses) expect(address).toMatch(/^(https?:\/\/|mailto:|\/(?![/\\])|#)/i)
  expect(new URL(page.url()).origin).toBe(baseUrl)
}

it('hostile HTML pasted into the editor, or written as its source, runs neither there, nor in the preview, nor on the site', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  const ran = await watch(page.context())
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/insights/new`)
  await page.getByLabel('Title').fill('Hostile by hand')
  await page.getByRole('button', { name: 'Create draft' }).click()
  await seesToast(page, 'Draft created')
  const editor = page
    .getByRole('textbox', { name: 'Article' })
    .and(page.locator('[contenteditable]'))
  const html = page.locator('textarea[name=content]')
  await editor.click()
  await page.keyboard.type('<img src=x onerror=alert(1)> ')
  for (const vector of hostileTexts(1)) {
    await editor.press('Control+End')
    await editor.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', text)
      clipboardData.setData('text/plain', text)
      const paste = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', paste))
    }, vector)
  }
  expect((await html.inputValue()).length).toBeGreaterThan(200)
  expect(await harmIn(editor)).toEqual([])
  const source = page.getByRole('button', { name: 'HTML' })
  const pasted = await html.inputValue()
  for (const text of [...hostileTexts(6), pasted]) {
    await source.click()
    await html.fill(text)
    await source.click()
    await expect.poll(() => harmIn(editor)).toEqual([])
  }
  await page.getByRole('button', { name: 'Save and publish now' }).click()
  await page.getByText('Please describe every picture in the article').waitFor()
  await source.click()
  await html.fill(pasted.replaceAll('alt=""', 'alt="x"'))
  await source.click()
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview in a new tab' }).click(),
  ])
  await expectHarmless(preview)
  await preview.close()
  await page.getByRole('button', { name: 'Save and publish now' }).click()
  await seesToast(page, 'Published')
  await page.goto(`${baseUrl}/blog/hostile-by-hand`)
  await hydrated(page)
  await expectHarmless(page)
  expect(ran).toEqual([])
})

it('hostile HTML posted past the editor runs neither in it, nor in the preview, nor on the site', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  const context = page.context()
  const ran = await watch(context)
  await enterPanel(page, baseUrl)
  const insights = `${baseUrl}/lead_admin/insights`
  const send = (path: string, multipart: Record<string, string>) =>
    context.request.post(insights + path, { multipart, maxRedirects: 0 })
  for (const [index, group] of hostileTexts(12).entries()) {
    const id = crypto.randomUUID()
    const slug = `hostile-${index}`
    const content = described(group)
    const fields = { title: slug, slug, content }
    expect((await send('/new', { ...fields, id })).status()).toBe(302)
    expect((await send(`/${id}`, { ...fields, version: '1', move: 'publish' })).status()).toBe(302)
    await page.goto(`${baseUrl}/blog/${slug}`)
    await hydrated(page)
    await expectHarmless(page)
    await page.goto(`${insights}/${id}/preview`)
    await expectHarmless(page)
    await page.goto(`${insights}/${id}`)
    await page.locator('.body-editor').waitFor()
    await expectHarmless(page)
  }
  expect(ran).toEqual([])
})
