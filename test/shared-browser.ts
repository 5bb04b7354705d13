import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { launchBrowser } from './browser.ts'

let running: Promise<Browser> | undefined

/**
 * The browser of this test process, which all of its files use one after the other: each visitor has a
 * profile of their own anyway, and to start a browser costs more than many a test. It ends with the process.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await running
  if (browser?.isConnected()) return browser
  running = launchAndEnd()
  return running
}

/** At the end of a test file, whose visitors go. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map(leaveProfile))
}

type Look = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>
type Profile = {
  context: BrowserContext
  /** The options it was made with. */
  key: string
  /** Of this visitor, while there is one: every page is given it. */
  look?: Look
  /** Where it has been since it was last empty. */
  origins: Set<string>
}

/** The profiles that are used again, those that have been free for longest first. */
const profiles = new Map<BrowserContext, Profile>()
const mostFree = 5
const usual = { width: 1280, height: 900 }

/** What a profile may have to be used again; permissions and the like need one of their own. */
const common = ['javaScriptEnabled', 'timezoneId', 'reducedMotion'] as const

/**
 * The first page of a profile without cookies and stored data. It may have been another visitor's, and then
 * its cache has the hashed files: to load and compile them again costs a third of a second of processor time.
 *
 * @param isNew nobody has used it, so that its cache is empty, and nobody will
 */
export async function firstPage(
  browser: Browser,
  options: BrowserContextOptions,
  isNew: boolean,
): Promise<Page> {
  const { viewport, colorScheme, ...others } = options
  const isCommon = Object.keys(others).every((name) => common.some((one) => one === name))
  if (isNew || !isCommon) return await (await newContext(browser, options)).newPage()
  const key = JSON.stringify(common.map((name) => options[name]))
  const free = [...profiles.values()].find(
    (one) => !one.look && one.key === key && one.context.browser() === browser,
  )
  const look: Look = { viewport, colorScheme }
  // Before anything is waited for: nobody else may take it.
  if (free) free.look = look
  const { context, origins } = free ?? (await newProfile(browser, others, key, look))
  const page = await context.newPage()
  if (origins.size > 0) await empty(page, origins)
  await give(page, look)
  return page
}

/** Requests of a test have a connection each: one that is kept may be ended when the next one is sent on it. */
async function newContext(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  const { request } = context
  const fetch = request.fetch.bind(request)
  request.fetch = (address, given) =>
    fetch(address, { ...given, headers: { ...given?.headers, connection: 'close' } })
  return context
}

async function newProfile(
  browser: Browser,
  options: BrowserContextOptions,
  key: string,
  look: Look,
): Promise<Profile> {
  const context = await newContext(browser, { ...options, viewport: usual })
  const profile: Profile = { context, key, look, origins: new Set() }
  context.on('page', (page) => {
    if (context.pages().length > 1) void give(page, profile.look).catch(() => {})
    page.on('framenavigated', (frame) => {
      const address = URL.parse(frame.url())
      if (address?.protocol.startsWith('http')) profile.origins.add(address.origin)
    })
  })
  context.once('close', () => profiles.delete(context))
  profiles.set(context, profile)
  return profile
}

async function give(page: Page, { viewport, colorScheme }: Look = {}): Promise<void> {
  const isUsual = viewport?.width === usual.width && viewport.height === usual.height
  if (viewport && !isUsual) await page.setViewportSize(viewport)
  if (colorScheme && colorScheme !== 'light') await page.emulateMedia({ colorScheme })
}

/** Only now: what a page still sent while it was closed has been answered. */
async function empty(page: Page, origins: Set<string>): Promise<void> {
  const context = page.context()
  const protocol = await context.newCDPSession(page)
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'
  await Promise.all([
    context.clearCookies(),
    ...[...origins].map((origin) =>
      protocol.send('Storage.clearDataForOrigin', { origin, storageTypes }),
    ),
  ])
  origins.clear()
  await protocol.detach()
}

/** A visitor has gone: closes the profile, or keeps it for the next one. */
export async function leaveProfile(context: BrowserContext): Promise<void> {
  const profile = profiles.get(context)
  if (!profile) return await context.close()
  if (!profile.look) return
  await Promise.all(context.pages().map((page) => page.close()))
  await context.setOffline(false)
  delete profile.look
  profiles.delete(context)
  profiles.set(context, profile)
  const free = [...profiles.values()].filter((one) => !one.look)
  await Promise.all(free.slice(0, -mostFree).map((one) => one.context.close()))
}

/** Vitest ends a process by SIGTERM; a browser that ends in order leaves no files behind. */
async function launchAndEnd(): Promise<Browser> {
  const browser = await launchBrowser([], { handleSIGTERM: false })
  process.once('SIGTERM', () => void browser.close().finally(() => process.exit(143)))
  return browser
}
