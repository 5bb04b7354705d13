import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from '#test/patience.ts'
import { adminEmail, adminPassword } from '#test/process.ts'

export interface Visit extends AsyncDisposable {
  page: Page
  /** Errors in the console, uncaught exceptions and violations of the content security policy. */
  complaints: string[]
}

/** A visitor with a browser profile of their own. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(patience)
  closeConnections(context)
  const page = await context.newPage()
  // The address changes before the page does, and what is pressed then belongs to the page before.
  const waitForURL = page.waitForURL.bind(page)
  page.waitForURL = async (...wanted) => {
    await waitForURL(...wanted)
    await shown(page)
  }
  const complaints: string[] = []
  // Not as an init script: that is run in sandboxed frames too, which complain of it.
  page.on('domcontentloaded', () => void page.evaluate(keepToasts).catch(() => {}))
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // The browser logs a missing page as an error too, even when it is expected.
    const isPageItself = message.location().url === page.url() && / 404 /.test(message.text())
    if (!isPageItself) complaints.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`CSP: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation(text: string): void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

/** Requests of a test have a connection each: one that is kept may be ended when the next one is sent on it. */
function closeConnections({ request }: BrowserContext): void {
  const fetch = request.fetch.bind(request)
  request.fetch = (address, given) =>
    fetch(address, { ...given, headers: { ...given?.headers, connection: 'close' } })
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/**
 * Public pages load their scripts at the first sign of use: this gives one, and waits. React marks the
 * elements of a page before the effects have run that listen for keys; the component that restores the
 * scroll position comes after the page, so its effect runs last and shows that the others have run.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.mouse.move(4, 4)
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type=speculationrules]') &&
      history.scrollRestoration === 'manual',
  )
}

/** Focuses a field of a page that has begun to come: before its style is there, nothing takes the focus. */
export async function focusWhenDrawn(field: Locator): Promise<void> {
  const takesFocus = async () => {
    await field.focus()
    return field.evaluate((element) => element === document.activeElement)
  }
  await expect.poll(takesFocus).toBe(true)
}

/** Waits until the page of the address is shown: its data has come, and React has nothing left to draw. */
async function shown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    type State = { navigation: { state: string }; location: { pathname: string; search: string } }
    const { __reactRouterDataRouter: router } = window as {
      __reactRouterDataRouter?: { state: State }
    }
    // A public page loads its scripts at the first sign of use.
    if (!router) return true
    const { navigation, location } = router.state
    const { pathname, search } = window.location
    return navigation.state === 'idle' && location.pathname + location.search === pathname + search
  })
  await page
    .evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }))
    .catch(() => {})
}

/** Waits for a notification with both its texts; on a busy machine it may have gone again already. */
export async function seesToast(page: Page, title: string, text = ''): Promise<void> {
  await page.waitForFunction(
    ([title, text]) => {
      // They are not kept yet, or the page was opened by the test itself.
      const { toasts = [...document.querySelectorAll('.toast')] } = window as { toasts?: Element[] }
      const words = (one: Element) => one.textContent.replace(/\s+/g, ' ').trim()
      const isMeant = (one: Element) =>
        words(one).includes(text) &&
        [...one.querySelectorAll('*')].some((part) => words(part) === title)
      const others = toasts.filter((one) => !isMeant(one))
      // A notification answers one wait only.
      return others.length < toasts.splice(0, toasts.length, ...others).length
    },
    [title, text] as const,
  )
}

/** Keeps the notifications of a page for `seesToast`. */
function keepToasts() {
  const toasts = [...document.querySelectorAll('.toast')]
  Object.assign(window, { toasts })
  const watcher = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      toasts.push(...[node, ...node.querySelectorAll('*')].filter((one) => one.matches('.toast')))
    }
  })
  watcher.observe(document, { childList: true, subtree: true })
}

/** Signs the administrator in without the pages for it, which cost most tests more than what they test. */
export async function enterPanel(page: Page, baseUrl: string): Promise<void> {
  await enterAs(page, `${baseUrl}/admin/auth`, adminEmail, adminPassword)
}

/** Signs a person in at the address of a sign-in page, without showing a page. */
export async function enterAs(page: Page, address: string, email: string, password: string) {
  const context = page.context()
  const form = { intent: 'sign-in', email, password }
  const answer = await context.request.post(address, { form, maxRedirects: 0 })
  if (answer.status() !== 302) throw new Error(`sign-in answered ${answer.status()}`)
  // The welcome would lie over the first page.
  await context.clearCookies({ name: 'toast' })
}

/** Signs the administrator in with the form. */
export async function signIn(page: Page, baseUrl: string, password = adminPassword) {
  await page.goto(`${baseUrl}/admin/auth`)
  await page.getByLabel('Email').fill(adminEmail)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(`${baseUrl}/lead_admin`)
}

/** The message shown beside a field, as assistive technology finds it. */
export async function errorOf(field: Locator): Promise<string> {
  return field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
    const errors = ids.filter((id) => id.endsWith('-error'))
    return errors.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  })
}
