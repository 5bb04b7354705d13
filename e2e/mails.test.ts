import { afterAll, expect, it } from 'vitest'
import { mailSamples } from '#test/mail-samples.ts'
import { patience } from '#test/patience.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'

const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('no mail is wider than a phone, and in the dark scheme no mail is light', async () => {
  const samples = await Promise.all(
    Object.entries(mailSamples()).map(async ([name, mail]) => ({ name, ...(await mail) })),
  )
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await using context = await browser.newContext({ colorScheme })
    context.setDefaultTimeout(patience)
    const page = await context.newPage()
    for (const width of [360, 600]) {
      await page.setViewportSize({ width, height: 800 })
      for (const { name, html } of samples) {
        await page.setContent(html, { waitUntil: 'domcontentloaded' })
        const { wide, faint } = await page.evaluate(measure)
        if (wide > width) faults.push(`${name}: ${wide} px wide at ${width}`)
        for (const one of faint) faults.push(`${name}, ${colorScheme}: ${one}`)
      }
    }
  }
  expect(faults).toEqual([])
})

/** In the page: its width, and the texts whose contrast with their background is below 4.5. */
function measure() {
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
    return channels(colour)[3] === 0 ? groundOf(element?.parentElement ?? null) : colour
  }
  const faint: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    if (!own || !element.checkVisibility()) continue
    const [a, b] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))]
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (contrast < 4.5) faint.push(`${contrast.toFixed(2)} "${element.textContent?.slice(0, 30)}"`)
  }
  return { wide: document.documentElement.scrollWidth, faint }
}
