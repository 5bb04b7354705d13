import type { Page } from 'playwright-core'

/** What decides on the colours of a text, of every text of a frame whose contrast has been found good. */
const good = new Set<string>()

/** Selects what needs a look at its contrast. */
export const unknownContrast = ':not([data-contrast-known])'

/**
 * Header, footer and navigation are the same on many pages, and no check takes longer than that of
 * contrast. Runs one while those of their texts are marked that had the same style sheets, theme, width,
 * element and ancestors, in the same state, in an earlier check that found no fault.
 *
 * @param check says what is wrong with the contrast of what is not marked, and whatever else
 */
export async function withKnownContrast<T extends { contrastIsGood: boolean }>(
  page: Page,
  check: () => Promise<T>,
): Promise<T> {
  await using texts = await page.evaluateHandle(findFrameTexts)
  const keys = await texts.evaluate(readKeys)
  const known = keys.map((key) => good.has(key))
  await texts.evaluate((all, marked) => {
    for (const [at, one] of all.entries()) one.toggleAttribute('data-contrast-known', marked[at])
  }, known)
  const found = await check()
  await texts.evaluate((all) => {
    for (const one of all) one.removeAttribute('data-contrast-known')
  })
  if (found.contrastIsGood) for (const key of keys) good.add(key)
  return found
}

/** Runs in the page. */
function findFrameTexts(): Element[] {
  return [...document.querySelectorAll(':is(header, footer, nav) *')].filter(
    (one) =>
      !one.closest('main, dialog') &&
      [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      ),
  )
}

/** Runs in the page. */
function readKeys(texts: Element[]): string[] {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  const sheets = [...document.styleSheets].map(
    ({ href, ownerNode }) => href ?? ownerNode?.textContent,
  )
  const look = [innerWidth, devicePixelRatio, isDark, ...sheets].join(' ')
  return texts.map((text) => {
    let key = look
    for (let one: Element | null = text; one; one = one.parentElement)
      key += (one.cloneNode(false) as Element).outerHTML
    return key
  })
}
