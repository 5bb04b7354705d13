import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page as it is, one line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // One document and no frames: a second page to gather results in would cost more than the search.
  const { violations } = await new AxeBuilder({ page })
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
