import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { chatOf } from '#test/chats.ts'

let product: TestApp
beforeAll(async () => {
  product = await startTestApp({ SEED: 'sample' })
  await vi.waitFor(async () => expect(await product.app.knowledge.isComplete()).toBe(true), {
    timeout: 60_000,
  })
})
afterAll(() => product.close())

// Each with the whole product: stored turns, safety, facts, known questions and passages.
test.each([
  [
    ['What is an exit rehearsal?', 'Your team restores the service'],
    ['who does it?', 'Your team restores the service'],
  ],
  [
    ['How does a refused traveller learn why', 'A refusal needs a written reason'],
    ['is that in writing?', 'A refusal needs a written reason'],
    ['do you have jobs in Ottawa', 'Ottawa'],
  ],
  [
    ['What can an auditor check on the tax platform?', 'back to its document'],
    ['does he have to visit an office', 'without a visit to an office'],
  ],
  [
    ['Which cookies do you set?', 'cookie'],
    ['how long does the session one last', '7 days'],
  ],
  [
    ['How did you test accessibility?', ''],
    ['which browsers', 'Chromium'],
  ],
  [
    ['How do you store passwords?', 'scrypt'],
    ['min length?', '10 to 128'],
  ],
])('a conversation: %j', async (...turns) => {
  const chat = chatOf(product)
  for (const [message, text] of turns) {
    const answer = await chat.say(message ?? '')
    expect(answer.message, message).toContain(text)
  }
})
