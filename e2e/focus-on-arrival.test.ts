import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterPanel, focusWhenDrawn, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('what a key reaches in the moment in which a row opens for editing keeps the focus', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/users`)
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('tbody select')) return
      watcher.disconnect()
      document.querySelector<HTMLElement>('main input[type=search]')?.focus()
    })
    watcher.observe(document, { childList: true, subtree: true })
  })
  await page.locator('tbody a[href*="edit="]').first().press('Enter')
  await page.locator('tbody select').first().waitFor()
  await page.waitForLoadState('networkidle')
  const type = () => page.evaluate(() => document.activeElement?.getAttribute('type'))
  expect(await type()).toBe('search')
  expect(complaints).toEqual([])
})

it('a field that is used before the scripts have come keeps the focus, although a row is being edited', async () => {
  await using staff = await visit(browser)
  const { page, complaints } = staff
  await enterPanel(page, baseUrl)
  await open(page, `${baseUrl}/lead_admin/users`)
  const edit = await page.locator('tbody a[href*="edit="]').first().getAttribute('href')
  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(`${baseUrl}${edit}`, { waitUntil: 'commit' })
  const search = page.locator('main input[type=search]').first()
  await focusWhenDrawn(search)
  await page.keyboard.type('ad')
  release()
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('a')
  // First, because a page that React draws anew says so here, and its field is another one.
  expect(complaints).toEqual([])
  expect(await search.inputValue()).toBe('ada')
})

/** Pages with a form, its button, what is typed before the press, and the field that is wrong then. */
const refused = [
  [
    'a note on a lead',
    '/lead_admin/leads?q=nora-note',
    'tbody a[data-lead]',
    '#lead-note',
    ' ',
    'Add note',
  ],
  [
    'an invitation',
    '/lead_admin/invitations/new',
    '',
    '#invite-email',
    'nobody',
    'Send invitation',
  ],
  [
    'a reply to a ticket',
    '/lead_admin/tickets',
    'tbody a[href*="/tickets/"]',
    '#reply-body',
    '',
    'Send reply',
  ],
] as const

it.each(refused)(
  '%s that is refused takes the focus to its field, which says why',
  async (_, path, link, field, typed, button) => {
    await sendLead(baseUrl, { fullName: 'Nora Note', email: 'nora-note@example.org' })
    await using staff = await visit(browser)
    const { page, complaints } = staff
    await enterPanel(page, baseUrl)
    await open(page, `${baseUrl}${path}`)
    if (link) await page.locator(link).first().press('Enter')
    await page.locator(field).fill(typed)
    await page.getByRole('button', { name: button }).press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
      .toBe('true')
    const one = page.locator(field)
    expect(await one.evaluate((element) => element === document.activeElement)).toBe(true)
    const error = (await one.getAttribute('aria-describedby'))?.split(' ').at(-1)
    expect(await page.locator(`#${error}`).innerText()).not.toBe('')
    // The browser logs a refused post as an error.
    expect(complaints.filter((one) => !/ 422 /.test(one))).toEqual([])
  },
)
