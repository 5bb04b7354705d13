import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { askedIn } from './conversation-case.ts'
import { heldOutConversations } from './conversation-held-out.data.ts'
import { readingAsideConversations, readingConversations } from './conversation-reading.data.ts'
import { tuningConversations } from './conversation-tuning.data.ts'
import { plainWords, says } from './wording.ts'

const all = [
  ...tuningConversations,
  ...heldOutConversations,
  ...readingConversations,
  ...readingAsideConversations,
]

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  // Positions leave the page when their time is over.
  product.app.now = () => new Date('2026-11-23T12:00:00Z')
})
afterAll(() => product.close())

test('every page of the questions is there and says what the answers must say', async () => {
  const client = product.client()
  const pages = new Map<string, string>()
  async function pageAt(path: string): Promise<string> {
    const known = pages.get(path)
    if (known !== undefined) return known
    const answer = await client.get(path)
    expect(answer.status, path).toBe(200)
    const words = plainWords(textOf(await answer.text()))
    pages.set(path, words)
    return words
  }
  const wrong: string[] = []
  for (const conversation of all) {
    if (conversation.page) await pageAt(conversation.page)
    for (const { ask, stated = {} } of askedIn(conversation))
      for (const [path, wordings] of Object.entries(stated)) {
        const words = await pageAt(path)
        for (const wording of wordings)
          if (!says(words, wording)) wrong.push(`${ask}: ${path} does not say "${wording}"`)
      }
  }
  expect(wrong).toEqual([])
})

/** The text of a page's own part. */
function textOf(html: string): string {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return main
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<wbr\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}
