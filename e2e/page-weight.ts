import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, visit } from './visit.ts'

const quietMilliseconds = 500

export type PageWeight = {
  /** Compressed bytes of bodies as they are transferred, by the browser's name of their purpose. */
  before: Record<string, number>
  requests: number
  /** Bytes of scripts once the visitor has done something. */
  scriptsInUse: number
}

/** What a browser without a cache loads for a page, before and after the first sign of use. */
export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  await using visitor = await visit(browser)
  return await weighVisit(visitor.page, () => visitor.page.goto(url))
}

/**
 * The same on a page of a profile that has loaded nothing yet.
 *
 * @param arrive opens the address
 */
export async function weighVisit(page: Page, arrive: () => Promise<unknown>): Promise<PageWeight> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  const answers = new Map<string, { type: string; headerBytes: number }>()
  const sent: Record<string, number> = {}
  const underWay = new Map<string, string>()
  let requests = 0
  let lastEnd = performance.now()
  const end = (requestId: string) => {
    underWay.delete(requestId)
    lastEnd = performance.now()
  }
  // Playwright's own wait for a quiet network does not say what it waits for.
  const isQuiet = () =>
    expect
      .poll(() => {
        const rest = performance.now() - lastEnd
        return underWay.size > 0 ? [...underWay.values()] : rest > quietMilliseconds
      })
      .toBe(true)
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) =>
    underWay.set(requestId, request.url),
  )
  protocol.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  protocol.on('Network.responseReceived', ({ requestId, type, response }) =>
    answers.set(requestId, { type, headerBytes: response.encodedDataLength }),
  )
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId)
    const { type, headerBytes } = answers.get(requestId) ?? { type: 'Other', headerBytes: 0 }
    sent[type] = (sent[type] ?? 0) + encodedDataLength - headerBytes
    requests += 1
  })
  await arrive()
  await isQuiet()
  const weight = { before: { ...sent }, requests }
  await hydrated(page)
  await isQuiet()
  await protocol.detach()
  return { ...weight, scriptsInUse: sent.Script ?? 0 }
}
