import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { errorOf, hydrated, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

describe('public pages and their scripts', () => {
  it('fetches them at the first sign of use, and keeps the group that was open by then', async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    const scripts: string[] = []
    page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()))
    await page.goto(baseUrl)
    await page.evaluate(() => document.fonts.ready)
    expect(scripts).toEqual([])
    await page.locator('summary:visible', { hasText: 'Company' }).click()
    const trigger = page.getByRole('navigation').getByRole('button', { name: 'Company' })
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
    expect(scripts.length).toBeGreaterThan(3)
    await page.getByRole('link', { name: 'Vision Our goals' }).click()
    await page.waitForURL(`${baseUrl}/vision`)
    expect(complaints).toEqual([])
  })

  it('opens a group 200 ms after the pointer has come, and closes it after it has left', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await open(page, baseUrl)
    await page.locator('summary:visible', { hasText: 'Work' }).hover()
    const trigger = page.getByRole('navigation').getByRole('button', { name: 'Work' })
    await trigger.hover({ position: { x: 8, y: 8 } })
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
    await page.mouse.move(300, 700)
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('false')
  })

  it('opens a group for a pointer that came before the scripts and rests', async () => {
    await using visitor = await visit(browser)
    await visitor.page.goto(baseUrl)
    await visitor.page.locator('summary:visible', { hasText: 'Work' }).hover()
    const trigger = visitor.page.getByRole('navigation').getByRole('button', { name: 'Work' })
    await expect.poll(() => trigger.getAttribute('aria-expanded')).toBe('true')
  })

  it('keep the mobile menu open that the first tap of the visit has opened', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
    await using visitor = await visit(browser, phone)
    const { page } = visitor
    await page.goto(`${baseUrl}/about`)
    await page.locator('summary:visible').tap()
    await page.waitForFunction(() => !document.querySelector('script[type=speculationrules]'))
    await page.getByRole('link', { name: 'Vision' }).first().tap()
    await page.waitForURL(`${baseUrl}/vision`)
  })

  it('change the theme without moving the reader or the focus', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await open(page, `${baseUrl}/careers#content`)
    await page.evaluate(() => window.scrollTo(0, 900))
    const entries = await page.evaluate(() => history.length)
    // By place: a locator's click would scroll a sticky header into view first.
    const box = await page.getByRole('button', { name: 'Use the dark theme' }).boundingBox()
    await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    const other = page.getByRole('button', { name: 'Use the light theme' })
    await expect.poll(() => other.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([900, entries])
    expect(page.url()).toBe(`${baseUrl}/careers#content`)
  })

  it('take the focus along to the next page, which begins at its top', async () => {
    await using visitor = await visit(browser, { reducedMotion: 'no-preference' })
    const { page } = visitor
    await open(page, `${baseUrl}/about`)
    await page.locator('footer').getByRole('link', { name: 'All solutions' }).click()
    await page.waitForURL(`${baseUrl}/solutions`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })
})

describe('a page that was fetched ahead', () => {
  /** The pages that the browser has asked for, or has said to be shown. */
  const requestsOf = (page: Page, method: string) => {
    const paths: string[] = []
    page.on('request', (one) => {
      const { pathname } = new URL(one.url())
      if (one.method() === method && !/\.(js|css|woff2|svg|png)$/.test(pathname))
        paths.push(pathname)
    })
    return paths
  }

  it('is said to be shown when a visitor opens it, once, and not before', async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    const [shown, asked] = [requestsOf(page, 'HEAD'), requestsOf(page, 'GET')]
    await open(page, baseUrl)
    const link = page.locator('footer').getByRole('link', { name: 'All solutions' })
    const fetched = page.waitForResponse((one) => one.url().endsWith('/solutions.data'))
    await link.hover()
    await fetched
    expect(shown).toEqual([])
    await link.click()
    await page.waitForURL(`${baseUrl}/solutions`)
    await expect.poll(() => shown).toEqual(['/solutions'])
    // A new document is counted by its own request, also on an address that was shown without one.
    asked.length = 0
    await page.reload()
    await hydrated(page)
    expect(asked.filter((path) => path === '/solutions')).toHaveLength(1)
    expect(shown).toEqual(['/solutions'])
    await page.goBack()
    await page.waitForURL(`${baseUrl}/`)
    await expect.poll(() => shown).toEqual(['/solutions', '/'])
    expect(complaints).toEqual([])
  })

  it('is said to be shown when the browser had prepared the whole document', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    const shown = requestsOf(page, 'HEAD')
    await page.addInitScript(() => {
      // A test cannot make the browser prepare a page: this is what the page sees when it does.
      Object.defineProperty(document, 'prerendering', { value: true })
    })
    await page.goto(`${baseUrl}/vision`)
    expect(shown).toEqual([])
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
    await expect.poll(() => shown).toEqual(['/vision'])
  })
})

describe('a first click on Send while the scripts are loading', () => {
  it.each([
    ['/contact', 'Send Message', 'First name', 'First name must be at least 2 characters'],
    ['/blueprint', 'Get Your Blueprint', 'Full name', 'Name must be at least 2 characters'],
    ['/get-started', 'Next', 'First name', 'First name must be at least 2 characters'],
    ['/careers/apply', 'Submit Application', 'First name', 'First name is required'],
    ['/newsletter', 'Subscribe', 'Email address', 'Please enter a valid email address'],
    ['/auth', 'Sign In', 'Email', 'Please enter a valid email address'],
    ['/admin/auth', 'Sign In', 'Email', 'Please enter a valid email address'],
  ])('%s: shows our own messages, in view', async (path, send, label, message) => {
    await using visitor = await visit(browser, { viewport: { width: 360, height: 740 } })
    const { page } = visitor
    await page.route('**/*.js', () => {})
    await page.goto(baseUrl + path, { waitUntil: 'commit' })
    await page.locator('main form').getByRole('button', { name: send, exact: true }).click()
    const field = page.locator('main form').getByLabel(label)
    await expect.poll(() => errorOf(field)).toBe(message)
    await expect.poll(() => isInView(page, message)).toBe(true)
  })
})

const isInView = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .first()
    .evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })

describe('the steps of the blueprint', () => {
  it('keep the focus on the arrow that was pressed, also at either end', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await open(page, `${baseUrl}/blueprint`)
    const arrow = (name: string) => page.getByRole('button', { name, exact: true })
    const isFocused = (name: string) =>
      arrow(name).evaluate((one) => one === document.activeElement)
    await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
    await arrow('Next step').focus()
    for (const step of [2, 3, 4, 5, 5]) {
      await page.keyboard.press('Enter')
      await page.getByText(`Step ${step} of 5:`).waitFor()
    }
    expect(await isFocused('Next step')).toBe(true)
    expect(await arrow('Next step').getAttribute('aria-disabled')).toBe('true')
    await arrow('Previous step').focus()
    for (const step of [4, 3, 2, 1, 1]) {
      await page.keyboard.press('Enter')
      await page.getByText(`Step ${step} of 5:`).waitFor()
    }
    expect(await isFocused('Previous step')).toBe(true)
  })
})

describe('on paper', () => {
  it('closed questions have their answers, and every step of the carousel is there', async () => {
    await using visitor = await visit(browser)
    const { page } = visitor
    await page.emulateMedia({ media: 'print' })
    await page.goto(`${baseUrl}/solutions/evisa`)
    const answers = page.locator('main details > p')
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
    // Backgrounds are left out by most browsers, and the ruler is made of them.
    const ruler = page.locator('section:has(h3:text-is("On paper")) [aria-hidden] > span').first()
    const adjust = await ruler.evaluate((one) => getComputedStyle(one).printColorAdjust)
    expect(adjust).toBe('exact')
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.goto(`${baseUrl}/blueprint`)
    for (const title of await page.locator('[aria-roledescription=slide] h3').all()) {
      const box = await title.boundingBox()
      expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThan(718)
    }
  })
})

describe('the button of the assistant', () => {
  const sizes = [
    [360, 740],
    [640, 450],
    [768, 900],
    [1024, 800],
    [1280, 900],
    [1920, 1080],
  ] as const
  it.each(['/partners', '/careers', '/solutions/evisa'])(
    'covers no text of %s at any size',
    async (path) => {
      await using visitor = await visit(browser)
      const { page } = visitor
      await page.goto(baseUrl + path)
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        expect(await coveredText(page), `${width} by ${height}`).toEqual([])
      }
    },
  )
})

/** Text that the button lies on in part, wherever the page is scrolled to. */
const coveredText = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector('.chat-button')?.getBoundingClientRect() as DOMRect
    // A bar as wide as the window ends what is seen, as the window's own edge does.
    if (button.width === document.documentElement.clientWidth && button.bottom === innerHeight) {
      const last = document.querySelector('footer')?.getBoundingClientRect() as DOMRect
      const below = document.documentElement.scrollHeight - (last.bottom + scrollY)
      return Math.ceil(below) >= Math.floor(button.height) ? [] : ['the end of the page']
    }
    const covered: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement
      const hidden = parent.closest('.chat-button, [aria-hidden=true], .sr-only, script, style')
      if (hidden || !node.textContent?.trim() || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right } of range.getClientRects())
        if (right > button.left + 1 && left < button.right - 1 && left < innerWidth)
          covered.push(node.textContent.trim().slice(0, 40))
    }
    return covered
  })

describe('addresses', () => {
  it('are canonical in one spelling', async () => {
    const html = await (await fetch(`${baseUrl}/ABOUT/`)).text()
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}/about"/>`)
  })

  it('say when they cannot do what was asked, with the status and one title', async () => {
    const answer = await fetch(`${baseUrl}/about`, { method: 'POST' })
    expect(answer.status).toBe(405)
    const html = await answer.text()
    expect(html.match(/<title>/g)).toHaveLength(1)
    expect(html).toContain('This is not possible here')
  })
})
