import type { Page } from 'playwright-core'

/**
 * Makes every time with an age on the page as long as one can be, so that what is measured does not depend
 * on the day and the hour: the month, the digits and the age that are widest in its font.
 */
export async function lengthenTimes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const months = Array.from({ length: 12 }, (_, month) =>
      new Date(Date.UTC(2028, month, 28)).toLocaleString('en-US', {
        month: 'short',
        timeZone: 'UTC',
      }),
    )
    const ages = ['59 min ago', '47 h ago', '29 days ago', 'in 59 min', 'in 29 days', 'just now']
    const canvas = document.createElement('canvas').getContext('2d')
    const widest = (texts: string[], font: string) => {
      if (!canvas) throw new Error('no canvas')
      canvas.font = font
      const width = (text: string) => canvas.measureText(text).width
      return texts.reduce((one, other) => (width(other) > width(one) ? other : one))
    }
    const textsIn = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      return texts
    }
    for (const time of document.querySelectorAll<HTMLElement>('time[data-brief]')) {
      const whole = time.querySelector('.moment-whole')
      // A day has no age.
      if (!whole || time.getAttribute('datetime')?.length === 10) continue
      const { font } = getComputedStyle(time)
      // Only what texts say is changed, so that React finds every node again.
      const [date, dot, aged] = textsIn(whole)
      if (!date) continue
      const day = date.data
        .replace(/[A-Z][a-z]{2}(?= \d)/, widest(months, font))
        .replaceAll(/\d/g, widest([...'0123456789'], font))
      const age = widest(ages, font)
      date.data = aged ? day : `${day} \u00b7 ${age}`
      if (aged && dot) aged.data = age
      time.dataset.brief = widest([age, day], font)
    }
  })
}
