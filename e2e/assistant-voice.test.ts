import { afterAll, expect, it } from 'vitest'
import { sayAll } from '#app/features/assistant/engines/speech.server.ts'
import { patience } from '#test/patience.ts'
import { recordIn } from '#test/recording.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
const page = await browser.newPage({ bypassCSP: true })
page.setDefaultTimeout(patience)
await page.goto(baseUrl)
afterAll(() => leaveBrowser(browser))

async function call(name: string, body: object) {
  const address = `${baseUrl}/api/functions/${name}`
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(200)
  return answer.json()
}

it('makes speech that a browser plays', async () => {
  const { audioContent } = await call('text-to-speech', { text: 'Where is your office?' })
  const seconds = await page.evaluate(async (base64) => {
    const audio = new Audio(`data:audio/mpeg;base64,${base64}`)
    await new Promise((done, fail) => {
      audio.oncanplaythrough = done
      audio.onerror = fail
    })
    return audio.duration
  }, audioContent)
  expect(seconds).toBeGreaterThan(0.8)
  expect(seconds).toBeLessThan(4)
})

it('transcribes a browser’s recording', async () => {
  const recording = await recordIn(page, await sayAll('Where is your office?'))
  const { text } = await call('voice-to-text', { audio: recording.toString('base64') })
  expect(text.toLowerCase()).toMatch(/office/)
})
