import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

// Of axe the short text, the one that its builder would send twice for every search is the long.
const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Look = readonly [width: number, colorScheme: 'light' | 'dark']

/**
 * A wide and a narrow look at a page, one in each theme: two and not four, because looking is what
 * takes the time. The theme that comes with the wide one changes from page to page.
 */
export function looksAt(page: number): readonly [Look, Look] {
  const [one, other] = page % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  return [
    [1280, one],
    [360, other],
  ]
}

/** What axe finds on the page as it is, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // One document and no frames: a second page to gather results in would cost more than the search.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  const { violations } = await new AxeBuilder({ page, axeSource: '/* is there already */' })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  )
}

/** What makes the page, or an open dialog, scroll sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return scrollers
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.tagName} ${one.scrollWidth} > ${one.clientWidth}`)
  })
}
