import type { Page } from 'playwright-core'
import { readOverflow } from './page-checks.ts'

/**
 * What does not fit on the page as it is, one line each: what makes it (or an open dialog) scroll
 * sideways, text in a column of a few letters, and text over other text.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...(${readOverflow})(), ...(${readLines})()]`)
}

/** The narrowest phone, and the narrowest widths of layouts, where texts have least room. */
const narrowest = [320, 768, 896, 1024, 1280]
/** Widths between them: every page has one half of them, in turn. */
const between = [
  [360, 700, 895, 1920],
  [600, 820, 1100],
]
let turn = 0

/** Resizes the page, without loading it again, and says what does not fit at which width. */
export async function layoutFaultsAtWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  turn += 1
  const widths = [...narrowest, ...(between[turn % between.length] ?? [])]
  for (const width of widths.toSorted((one, other) => one - other)) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await layoutFaults(page)) found.push(`${width}: ${fault}`)
  }
  return found
}

/** Runs in the page. */
function readLines(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number }
  type Line = Box & { text: Text; block: Element; layer: Element | null }
  const shortest = 20
  const narrowest = 6
  const faults: string[] = []
  const named = (text: Text) => {
    const { localName } = text.parentElement as Element
    return `${localName} "${text.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
  }

  // What a scrolling or cut box leaves of its contents, by element.
  const windows = new Map<Element, Box>()
  function windowOf(element: Element | null): Box {
    if (!element) return { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 }
    const known = windows.get(element)
    if (known) return known
    const outer = windowOf(element.parentElement)
    const { overflowX, clipPath } = getComputedStyle(element)
    const cuts = overflowX !== 'visible' && element !== document.body && element.parentElement
    const isHidden = clipPath.startsWith('inset(50%')
    const box = isHidden
      ? meet(outer, { left: 0, right: 0, top: 0, bottom: 0 })
      : cuts
        ? meet(outer, element.getBoundingClientRect())
        : outer
    windows.set(element, box)
    return box
  }
  function meet(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    }
  }
  const layers = new Map<Element, Element | null>()
  /** Above the page lie dialogs, and what stays in its place while the page is scrolled. */
  function layerOf(element: Element | null): Element | null {
    if (!element) return null
    const known = layers.get(element)
    if (known !== undefined) return known
    const isOwn =
      element.localName === 'dialog' || /fixed|sticky/.test(getComputedStyle(element).position)
    const layer = isOwn ? element : layerOf(element.parentElement)
    layers.set(element, layer)
    return layer
  }
  function blockOf(element: Element): Element {
    let one = element
    while (getComputedStyle(one).display === 'inline' && one.parentElement) one = one.parentElement
    return one
  }

  const lines: Line[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const seen = new Map<Element, boolean>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text
    const parent = text.parentElement
    if (!parent || !text.data.trim()) continue
    let isSeen = seen.get(parent)
    if (isSeen === undefined) {
      isSeen =
        parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !parent.closest('[aria-hidden=true], option, script, style')
      seen.set(parent, isSeen)
    }
    if (!isSeen) continue
    range.selectNodeContents(text)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const tops = new Set(rects.map(({ top }) => Math.round(top)))
    const length = text.data.trim().replaceAll(/\s+/g, ' ').length
    const isNarrow = length >= shortest && tops.size > 1 && length / tops.size < narrowest
    if (isNarrow && getComputedStyle(parent).writingMode.startsWith('horizontal'))
      faults.push(`${named(text)} has ${tops.size} lines for ${length} letters`)
    const [block, layer] = [blockOf(parent), layerOf(parent)]
    for (const { left, right, top, bottom } of rects) {
      // The box of a line is taller than its letters: between baseline and capitals there is no doubt.
      const height = bottom - top
      const ink = {
        left: left + 1,
        right: right - 1,
        top: top + height * 0.25,
        bottom: bottom - height * 0.25,
      }
      const shown = meet(ink, windowOf(parent))
      if (shown.right - shown.left > 2 && shown.bottom - shown.top > 2) {
        lines.push({ ...shown, text, block, layer })
      }
    }
  }

  lines.sort((one, other) => one.top - other.top)
  const pairs = new Set<string>()
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next] as Line
      if (other.top >= one.bottom) break
      if (other.block === one.block || other.layer !== one.layer) continue
      const { left, right, top, bottom } = meet(one, other)
      if (right - left > 2 && bottom - top > 2)
        pairs.add(`${named(one.text)} lies over ${named(other.text)}`)
    }
  }
  return [...faults, ...pairs]
}
