import type { Browser } from 'playwright-core'
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
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Vitest ends a process by SIGTERM; a browser that ends in order leaves no files behind. */
async function launchAndEnd(): Promise<Browser> {
  const browser = await launchBrowser([], { handleSIGTERM: false })
  process.once('SIGTERM', () => void browser.close().finally(() => process.exit(143)))
  return browser
}
