import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { CDPSession, Page } from 'playwright-core'
import { unknownContrast, withKnownContrast } from './known-contrast.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

type Channels = Record<'r' | 'g' | 'b' | 'alpha', number>
type Colour = Channels & { parseString(text: string): Colour }
type Commons = { color: { Color: { prototype: Colour } } }

/**
 * Runs in the page, after axe. Axe parses the same few colours again for every text, which takes a tenth
 * of its time.
 */
function keepColours() {
  const { axe } = window as unknown as { axe: { commons: Commons } }
  const { prototype } = axe.commons.color.Color
  const parse = prototype.parseString
  const kept = new Map<string, Channels>()
  prototype.parseString = function (text) {
    const known = kept.get(text)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parse.call(this, text)
    kept.set(text, { r, g, b, alpha })
    return this
  }
}

const source = `${axeSource};(${keepColours})()`

// Kept while the page is open: where one session ends, the browser also takes away the device for passkeys that
// another one has given to the page.
const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** Directly through the browser's protocol: Playwright's way takes as long again for half a megabyte. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate('"axe" in window')) return
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  const protocol = await session
  const { exceptionDetails } = await protocol.send('Runtime.evaluate', { expression: source })
  if (exceptionDetails) throw new Error(`axe did not start: ${exceptionDetails.text}`)
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Look = readonly [width: number, colorScheme: 'light' | 'dark']

/**
 * One wide and one narrow view of a page, one in each theme: two and not four, because checking takes
 * time. The theme of the wide view changes from page to page.
 */
export function looksAt(page: number): readonly [Look, Look] {
  const [one, other] = page % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    [1280, one],
    [360, other],
  ]
}

/**
 * The findings of axe on the page as it is, one line each.
 *
 * @param part a selector: checks only this part, with all rules and not only those of WCAG
 */
export async function accessibilityFaults(page: Page, part?: string): Promise<string[]> {
  await loadAxe(page)
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(part ? {} : { runOnly: { type: 'tag', values: tags } }),
  }
  const { faults } = await withKnownContrast(page, () =>
    page.evaluate(look, { part, options, contrast: unknownContrast }),
  )
  return faults
}

/** Runs in the page. */
async function look(given: { part?: string; options: RunOptions; contrast: string }) {
  const { axe } = window as unknown as { axe: typeof Axe }
  // The HTML of every element that is looked at would be written out, and nobody reads it.
  axe.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: given.contrast }] })
  const { violations } = await axe.run(given.part ?? document, given.options)
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
  return { faults, contrastIsGood: !violations.some(({ id }) => id === 'color-contrast') }
}

/** What axe found on a page: rules by their ids, with the number of elements. */
export type AxeResult = {
  passed: string[]
  /** What a person has to look at. */
  incomplete: Record<string, number>
  violated: Record<string, number>
}

/** The result of all WCAG rules on the whole page, without what is known from other pages. */
export async function accessibilityResult(page: Page): Promise<AxeResult> {
  await loadAxe(page)
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    runOnly: { type: 'tag', values: tags },
  }
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { passes, incomplete, violations } = await axe.run(document, given)
    const counted = (rules: typeof violations) =>
      Object.fromEntries(rules.map(({ id, nodes }) => [id, nodes.length]))
    return {
      passed: passes.map(({ id }) => id),
      incomplete: counted(incomplete),
      violated: counted(violations),
    }
  }, options)
}

/** The elements that make the page, or an open dialog, scroll sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(readOverflow)
}

/** Runs in the page. */
export function readOverflow(): string[] {
  const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
  return scrollers
    .filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => `${one.tagName} ${one.scrollWidth} > ${one.clientWidth}`)
}
