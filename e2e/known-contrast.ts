import type { Page } from 'playwright-core'

/** What decides on the contrast of a text, for every text whose contrast has been found good. */
const good = new Set<string>()

/** Selects what needs a look at its contrast. */
export const unknownContrast = ':not([data-contrast-known])'

/**
 * No check takes longer than that of contrast, and most texts of a page look like others, in its rows and
 * on other pages. Runs a check while those texts are marked whose colour, size and every background that
 * they lie on were the same in an earlier check that found no fault, or on the same page before them.
 *
 * @param check says what is wrong with the contrast of what is not marked, and whatever else
 */
export async function withKnownContrast<T extends { contrastIsGood: boolean }>(
  page: Page,
  check: () => Promise<T>,
): Promise<T> {
  const looks = await page.evaluate(markKnown, [...good])
  const found = await check()
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-contrast-known]'))
      one.removeAttribute('data-contrast-known')
  })
  if (found.contrastIsGood) for (const look of looks) good.add(look)
  return found
}

/**
 * Runs in the page: marks the texts whose look is known or has come before.
 *
 * @returns the looks of all texts that can be compared
 */
function markKnown(known: readonly string[]): string[] {
  const comesBefore = new Set(known)
  const nothing = 'rgba(0, 0, 0, 0) none 1 none normal'
  const grounds = new Map<Element, string>()
  /** Every background below an element, and what changes its colours. */
  function groundOf(element: Element | null): string {
    if (!element) return ''
    const read = grounds.get(element)
    if (read !== undefined) return read
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } =
      getComputedStyle(element)
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ')
    const outer = groundOf(element.parentElement)
    const ground = own === nothing ? outer : `${outer}|${own}`
    grounds.set(element, ground)
    return ground
  }
  // What is taken out of the flow, and a picture, may lie below or above a text that is not inside it.
  const layers = [...document.querySelectorAll('body *')]
    .filter((one) => {
      const { position, transform } = getComputedStyle(one)
      const isMoved = /absolute|fixed|sticky/.test(position) || transform !== 'none'
      return isMoved || one.matches('img, svg, video, canvas')
    })
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
  function isAlone(text: Element): boolean {
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const isBeside = ({ box }: { box: DOMRect }) =>
      box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top
    return layers.every((layer) => layer.one.contains(text) || isBeside(layer))
  }
  const ownText = (one: Element) =>
    [...one.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue?.trim())
      .join(' ')
  const unused = '[disabled], [aria-disabled], [aria-hidden], [inert]'
  /** Whether axe checks it for certain: it does not check hidden and disabled texts and single letters. */
  function isChecked(text: Element, words: string): boolean {
    return (
      /[\p{L}\d]{2}/u.test(words) &&
      text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !text.closest(unused) &&
      !text.closest('label')?.control?.closest(unused)
    )
  }
  const looks = new Set<string>()
  for (const text of document.querySelectorAll('body *')) {
    const words = ownText(text)
    // Axe finds out at length that there is no text: most elements have none, or are not displayed.
    const isNoText = !words.trim() && !text.matches('input, select, textarea')
    text.toggleAttribute('data-contrast-known', isNoText || !text.checkVisibility())
    if (!isChecked(text, words) || !isAlone(text)) continue
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(text)
    const ink = [color, fontSize, fontWeight, textShadow, webkitTextFillColor].join(' ')
    const look = `${groundOf(text)}|${ink}`
    looks.add(look)
    text.toggleAttribute('data-contrast-known', comesBefore.has(look))
    comesBefore.add(look)
  }
  return [...looks]
}
