import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { accessibilityFaults, overflowing } from './page-checks.ts'
import { enterPanel, errorOf, open, seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1b2a4a' } })
    .png()
    .toBuffer()
const article = (page: Page) =>
  page.getByRole('textbox', { name: 'Article' }).and(page.locator('[contenteditable]'))
const html = (page: Page) => page.locator('textarea[name=content]').inputValue()

async function newDraft(page: Page, title: string) {
  await open(page, `${baseUrl}/lead_admin/insights/new`)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create draft' }).click()
  await seesToast(page, 'Draft created')
  await article(page).waitFor()
}

it('an article is written with the keyboard alone and published on the site as written', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await newDraft(page, 'Written by hand')
  const { keyboard } = page
  // The label leads to the editor.
  await page.locator('label', { hasText: /^Article$/ }).click()
  // The editor takes the focus with its next frame. A person waits for the cursor as well.
  await page.locator('[contenteditable=true]:focus').waitFor()
  await keyboard.type('First words with ')
  await keyboard.press('Control+b')
  await keyboard.type('weight')
  await keyboard.press('Control+b')
  await keyboard.type(' and ')
  await keyboard.press('Control+k')
  await keyboard.type('javascript:alert(1)')
  await keyboard.press('Enter')
  const address = page.getByLabel('Address').first()
  expect(await errorOf(address)).toContain('begins with https://')
  await keyboard.press('Control+a')
  await keyboard.type('example.org/a')
  await keyboard.press('Enter')
  await page.locator('[contenteditable=true]:focus').waitFor()
  await keyboard.type('.')
  await keyboard.press('Enter')
  // One tab stop; arrow keys move inside.
  await keyboard.press('Alt+F10')
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Heading')
  expect(await bar.locator('button[tabindex="0"]').count()).toBe(1)
  await keyboard.press('ArrowRight')
  expect(await focused()).toBe('Subheading')
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await expect
    .poll(() =>
      bar.getByRole('button', { name: 'Heading', exact: true }).getAttribute('aria-pressed'),
    )
    .toBe('true')
  await page.locator('[contenteditable=true]:focus').waitFor()
  await keyboard.type('A part of its own')
  await keyboard.press('Enter')
  await keyboard.type('- one')
  await keyboard.press('Enter')
  await keyboard.type('two')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.press('Control+Shift+b')
  await keyboard.type('Said')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.press('Control+Alt+c')
  await keyboard.type('select 1 < 2')
  await keyboard.press('Control+Enter')
  await keyboard.press('Control+Alt+t')
  for (const cell of ['Name', 'Count', 'Share', 'Row', '1', '2', 'Last', '3', '4']) {
    await keyboard.type(cell)
    if (cell !== '4') await keyboard.press('Tab')
  }
  await keyboard.press('ArrowDown')
  await keyboard.press('Control+Alt+p')
  await page.getByLabel('File').setInputFiles({
    name: 'harbour.png',
    mimeType: 'image/png',
    buffer: await picture(1200, 600),
  })
  const insert = page.getByRole('button', { name: 'Upload and insert' })
  await insert.press('Enter')
  const alt = page.getByLabel('Description', { exact: false }).first()
  expect(await errorOf(alt)).toContain('Please describe the picture')
  await alt.fill('A blue harbour')
  await keyboard.press('Enter')
  await article(page).locator('img').waitFor({ timeout: patience })
  const written = await html(page)
  for (const part of [
    '<p>First words with <strong>weight</strong> and <a href="https://example.org/a">example.org/a</a>.</p>',
    '<h2>A part of its own</h2>',
    '<ul><li>one</li><li>two</li></ul>',
    '<blockquote><p>Said</p></blockquote>',
    '<pre><code>select 1 &lt; 2</code></pre>',
    '<thead><tr><th scope="col">Name</th>',
    '<tr><td>Row</td><td>1</td><td>2</td></tr>',
    'alt="A blue harbour" width="1200" height="600">',
  ])
    expect(written).toContain(part)
  await page.getByRole('button', { name: 'Save and publish now' }).press('Enter')
  await seesToast(page, 'Published')
  await article(page).waitFor()
  expect(await html(page)).toContain('<h2>A part of its own</h2>')

  await using reader = await visit(browser)
  await reader.page.goto(`${baseUrl}/blog/written-by-hand`)
  const shown = reader.page.locator('.article')
  await shown.getByRole('heading', { level: 2, name: 'A part of its own' }).waitFor()
  expect(await shown.getByRole('listitem').allTextContents()).toEqual(['one', 'two'])
  expect(await shown.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Count',
    'Share',
  ])
  expect(await shown.getByRole('link').getAttribute('rel')).toBe('noopener nofollow')
  const image = shown.getByRole('img', { name: 'A blue harbour' })
  await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
    .toMatch(/\.avif$/)
  expect(await image.getAttribute('loading')).toBe('lazy')
  expect([...complaints, ...reader.complaints]).toEqual([])
})

it('a picture is pasted and dropped, its errors are beside the field, and a refusal keeps what was typed', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await newDraft(page, 'Pasted and dropped')
  const give = async (kind: 'paste' | 'drop', bytes: Buffer) => {
    await article(page).evaluate(
      (element, { type, base64 }) => {
        const data = new DataTransfer()
        const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
        data.items.add(new File([content], 'given.png', { type: 'image/png' }))
        const { left, top } = element.getBoundingClientRect()
        const at = { clientX: left + 60, clientY: top + 50, bubbles: true, cancelable: true }
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, ...at })
            : new DragEvent('drop', { dataTransfer: data, ...at })
        element.dispatchEvent(event)
      },
      { type: kind, base64: bytes.toString('base64') },
    )
  }
  const alt = page.getByLabel('Description', { exact: false }).first()
  const insert = page.getByRole('button', { name: 'Upload and insert' })
  await give('paste', Buffer.from('no picture at all'))
  await alt.fill('Nothing')
  await insert.click()
  await page.getByText('Please choose a PNG, JPEG, WebP or AVIF picture').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  for (const kind of ['paste', 'drop'] as const) {
    await give(kind, await picture(40, kind === 'paste' ? 20 : 30))
    await alt.fill(`By ${kind}`)
    await insert.click()
    await article(page).locator(`img[alt="By ${kind}"]`).waitFor()
  }
  await article(page).press('Control+End')
  await page.keyboard.type('Typed before the refusal')
  await page.getByLabel('Title').fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Please enter a title').waitFor()
  expect(await article(page).textContent()).toContain('Typed before the refusal')
  // The HTML can be edited directly; what the editor does not know is removed.
  await page.getByRole('button', { name: 'HTML' }).click()
  await page
    .locator('textarea[name=content]')
    .fill('<h1 onclick="x()">Big</h1><video src="/x"></video><p>Small</p>')
  await page.getByRole('button', { name: 'HTML' }).click()
  await article(page).getByRole('heading', { level: 2, name: 'Big' }).waitFor()
  await article(page).press('Control+End')
  await page.keyboard.type('er')
  expect(await html(page)).toBe('<h2>Big</h2>\n<p>Smaller</p>')
})

it('the picture above an article is uploaded and its fields are filled in', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await newDraft(page, 'With a lead')
  await page.getByLabel('New picture').setInputFiles({
    name: 'lead.png',
    mimeType: 'image/png',
    buffer: await picture(800, 450),
  })
  const upload = page.getByRole('button', { name: 'Upload picture' })
  await upload.click()
  expect(await errorOf(page.getByLabel('New picture'))).toContain('Please describe the picture')
  await page.getByLabel('Picture description').fill('A blue plate')
  await upload.click()
  await page.getByText('Picture uploaded. Save to use it.').waitFor()
  expect(await page.getByLabel('Picture address').inputValue()).toMatch(/^\/pictures\/.*800x450/)
  expect(await page.getByLabel('Height in pixels').inputValue()).toBe('450')
  await page.getByRole('button', { name: 'Save and publish now' }).click()
  await seesToast(page, 'Published')
  await page.goto(`${baseUrl}/blog`)
  const lead = page.getByRole('img', { name: 'A blue plate' })
  await expect
    .poll(() => lead.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth > 0]))
    .toEqual([true, true])
})

it('the editor is accessible and fits, with its panels open', async () => {
  await using staff = await visit(browser)
  const { page } = staff
  await enterPanel(page, baseUrl)
  await page.goto(`${baseUrl}/lead_admin/insights?q=sovereignty`)
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click()
  await article(page).locator('td').first().click()
  await page.keyboard.press('Control+Alt+p')
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [320, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await overflowing(page), `at ${width}`).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  }
})
