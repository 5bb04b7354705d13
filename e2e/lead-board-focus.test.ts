import type { Page, Route } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { sendLead } from './http-client.ts'
import { enterPanel, open, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
const { page } = await visit(browser)
afterAll(() => leaveBrowser(browser))

// Found by their company, so that leads of other files are not on the board.
const board = `${baseUrl}/lead_admin/inbox?view=board&q=planxty`
const cards = (on: Page, status: string) =>
  on.locator(`[data-column=${status}] [data-card-link]`).allInnerTexts()
const link = (on: Page, name: string) =>
  on.locator('[data-card]').filter({ hasText: name }).locator('[data-card-link]')
const focused = (on: Page) => on.evaluate(() => document.activeElement?.textContent)

it('two cards stay where they were put, whichever answer comes first', async () => {
  for (const name of ['Pia Arnesen', 'Pia Bergdahl'])
    await sendLead(baseUrl, {
      fullName: name,
      email: `${name.replace(' ', '.').toLowerCase()}@planxty.example`,
      companyName: 'Planxty Registry',
    })
  await enterPanel(page, baseUrl)
  await open(page, board)
  const moves: (() => Promise<void>)[] = []
  const reads: (() => Promise<void>)[] = []
  const keep = (kept: (() => Promise<void>)[]) => async (route: Route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    // A read that was given up for a later one is not there any more.
    kept.push(() => route.fulfill({ response }).catch(() => {}))
  }
  await page.route(/leads\/move\.data/, keep(moves))
  await page.route(/inbox\.data/, keep(reads))
  await link(page, 'Pia Arnesen').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => moves.length).toBe(1)
  await link(page, 'Pia Bergdahl').focus()
  await page.evaluate(() => {
    const seen: string[] = []
    const now = () =>
      `${document.activeElement?.closest('[data-column]')?.getAttribute('data-column')} ${document.activeElement?.textContent}`
    new MutationObserver(() => seen.push(now())).observe(document.body, {
      childList: true,
      subtree: true,
    })
    Object.assign(window, { seen })
  })
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => moves.length).toBe(2)
  // The board is being read after the first move when the answer to the second one comes.
  await moves[0]?.()
  await expect.poll(() => reads.length).toBe(1)
  await moves[1]?.()
  await expect.poll(() => reads.length).toBe(2)
  await reads[1]?.()
  await reads[0]?.()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  expect(await cards(page, 'contacted')).toEqual(['Pia Bergdahl', 'Pia Arnesen'])
  expect(await focused(page)).toBe('Pia Bergdahl')
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)]).toEqual(['contacted Pia Bergdahl'])
})

it('a card keeps the focus when it is moved between two parts of React’s work', async () => {
  await using slow = await visit(browser)
  await enterPanel(slow.page, baseUrl)
  // React’s work is done in pieces, and only when the test asks for one.
  await slow.page.addInitScript(() => {
    const pieces: (() => void)[] = []
    const work = { isPaused: false, pieces }
    const now = performance.now.bind(performance)
    let later = 0
    performance.now = () => {
      if (work.isPaused) later += 2
      return now() + later
    }
    const Real = window.MessageChannel
    class Paused extends Real {
      constructor() {
        super()
        const post = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => {
          if (work.isPaused) pieces.push(() => post(message))
          else post(message)
        }
      }
    }
    Object.assign(window, { MessageChannel: Paused, work })
  })
  await open(slow.page, board)
  await link(slow.page, 'Pia Bergdahl').focus()
  const losses = await slow.page.evaluate(async () => {
    const { work } = window as unknown as { work: { isPaused: boolean; pieces: (() => void)[] } }
    const own = document.activeElement?.textContent
    const watcher = new MutationObserver(() => {})
    watcher.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const turn = () => {
      const { port1, port2 } = new MessageChannel()
      return new Promise((done) => {
        port1.onmessage = done
        MessagePort.prototype.postMessage.call(port2, 0)
      })
    }
    let [presses, losses] = [0, 0]
    async function press() {
      presses += 1
      const key = presses % 2 === 1 ? 'ArrowRight' : 'ArrowLeft'
      const how = { key, shiftKey: true, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', how))
      await Promise.resolve()
      if (document.activeElement?.textContent !== own) losses += 1
    }
    work.isPaused = true
    await press()
    const reads = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('inbox.data'))
    // After every piece that has changed the page, before the next one, until the board was read.
    for (let idle = 0; presses < 4 && losses === 0 && idle < 200; ) {
      watcher.takeRecords()
      const piece = work.pieces.shift()
      piece?.()
      await turn()
      idle = piece || reads().length === 0 ? 0 : idle + 1
      if (watcher.takeRecords().length > 0) await press()
    }
    work.isPaused = false
    for (const piece of work.pieces.splice(0)) piece()
    return losses
  })
  expect(losses).toBe(0)
  expect(await focused(slow.page)).toBe('Pia Bergdahl')
})
