import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { sayAll } from '#app/features/assistant/engines/speech.server.ts'
import { launchBrowser } from '#test/browser.ts'
import { patience } from '#test/patience.ts'
import { recordIn } from '#test/recording.ts'
import { leaveBrowser, sharedBrowser } from '#test/shared-browser.ts'
import { sharedProduct } from '#test/shared-product.ts'
import { input, openChat, panel } from './chat.ts'
import { seesToast, visit } from './visit.ts'

const { baseUrl } = await sharedProduct()
const browser = await sharedBrowser()
afterAll(() => leaveBrowser(browser))

it('a reply is played, and spoken text is written into the input', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'voice-'))
  const file = join(folder, 'question.wav')
  const listening = await (async () => {
    await using visitor = await visit(browser)
    const { page, complaints } = visitor
    await page.addInitScript(recordPlays)
    await openChat(page, `${baseUrl}/about`)
    await panel(page).getByRole('button', { name: 'Read aloud' }).click()
    const stop = panel(page).getByRole('button', { name: 'Stop reading' })
    await stop.waitFor()
    const heard = () =>
      page.evaluate(
        () => (window as unknown as { heard: HTMLAudioElement[] }).heard[0]?.currentTime,
      )
    await expect.poll(heard).toBeGreaterThan(0.2)
    await stop.click()
    expect(complaints).toEqual([])
    writeFileSync(file, await spokenWave(page, 'How long does an e-visa take?'))
    await startRecogniser()
    return launchBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${file}`,
    ])
  })()
  try {
    await using visitor = await visit(listening, { permissions: ['microphone'] })
    const { page, complaints } = visitor
    await page.addInitScript(keepMicrophone)
    await openChat(page, `${baseUrl}/about`)
    await input(page).fill('Question:')
    await panel(page).getByRole('button', { name: 'Record a question' }).click()
    await seesToast(page, 'Recording started', 'Speak your message')
    // Words are there while the microphone still listens.
    const heard = panel(page).locator('.chat-heard')
    await expect.poll(() => heard.textContent(), { timeout: patience }).toMatch(/\w+ \w+/)
    await panel(page).getByRole('button', { name: 'Stop and convert to text' }).click()
    await expect.poll(() => toldOn(page), { timeout: patience }).toContain('Transcription')
    // The panel names the reason.
    expect(await toldOn(page), await panel(page).innerText()).not.toContain('Transcription failed')
    await seesToast(page, 'Transcription complete', 'Your voice has been converted to text')
    expect(await input(page).inputValue()).toMatch(/^Question: \w+/)
    expect(complaints).toEqual([])
    await input(page).fill('Typed by hand')
    await panel(page).getByRole('button', { name: 'Record a question' }).click()
    await expect.poll(() => heard.textContent(), { timeout: patience }).toMatch(/\w+/)
    await panel(page).getByRole('button', { name: 'Discard the recording' }).click()
    expect(await input(page).inputValue()).toBe('Typed by hand')
    // In the whole no speech is found, although its words are on the screen: they are the text.
    const silent = { status: 422, json: { error: 'There is no speech in the recording.' } }
    await page.route('**/api/functions/voice-to-text', (route) => route.fulfill(silent))
    await panel(page).getByRole('button', { name: 'Record a question' }).click()
    await expect.poll(() => heard.textContent(), { timeout: patience }).toMatch(/\w+/)
    await panel(page).getByRole('button', { name: 'Stop and convert to text' }).click()
    await seesToast(page, 'Transcription complete', 'Your voice has been converted to text')
    expect(await input(page).inputValue()).toMatch(/^Typed by hand \w+/)
    expect(await panel(page).innerText()).not.toContain('no speech')
    await input(page).fill('Typed by hand')
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])
    // The whole cannot be written down: what was heard on the way stays.
    await page.route('**/api/functions/voice-to-text', (route) => route.abort())
    await panel(page).getByRole('button', { name: 'Record a question' }).click()
    await expect.poll(() => heard.textContent(), { timeout: patience }).toMatch(/\w+/)
    // The microphone is unplugged, which ends the recording.
    await page.evaluate(() => (window as unknown as { unplug(): void }).unplug())
    await seesToast(page, 'Transcription failed', 'Failed to convert voice to text.')
    expect(await input(page).inputValue()).toMatch(/^Typed by hand \w+/)
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no'))
    })
    await panel(page).getByRole('button', { name: 'Record a question' }).click()
    await seesToast(page, 'Recording failed', 'Could not access microphone.')
    expect(await input(page).inputValue()).toMatch(/^Typed by hand \w+/)
  } finally {
    await listening.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The notifications that no test has waited for yet. */
const toldOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { toasts: Element[] }).toasts.map((one) => one.textContent).join(' '),
  )

/** Runs in the page: records what is played. */
function recordPlays() {
  const heard: HTMLMediaElement[] = []
  Object.assign(window, { heard })
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    heard.push(this)
    return play.call(this)
  }
}

/** Runs in the page: `unplug` ends the sound of the microphone. */
function keepMicrophone() {
  const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices)
  if (!ask) return
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    const stream = await ask(wanted)
    Object.assign(window, {
      unplug() {
        for (const track of stream.getTracks()) {
          track.stop()
          track.dispatchEvent(new Event('ended'))
        }
      },
    })
    return stream
  }
}

/** A recording ends after 30 s, which the recogniser may need for its start on a busy machine. */
async function startRecogniser(): Promise<void> {
  const page = await browser.newPage({ bypassCSP: true })
  page.setDefaultTimeout(patience)
  await page.goto(baseUrl)
  const recording = await recordIn(page, await sayAll('Where is your office?'))
  const data = { audio: recording.toString('base64') }
  const answer = await page.request.post(`${baseUrl}/api/functions/voice-to-text`, { data })
  expect(answer.status()).toBe(200)
  await page.close()
}

/** The product's speech for a text, as the sound of a microphone. */
async function spokenWave(page: Page, text: string): Promise<Buffer> {
  const samples = await page.evaluate(async (said) => {
    const answer = await fetch('/api/functions/text-to-speech', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: said, voice: 'alloy' }),
    })
    const { audioContent } = (await answer.json()) as { audioContent: string }
    const bytes = Uint8Array.from(atob(audioContent), (one) => one.charCodeAt(0))
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer)
    return [...sound.getChannelData(0)]
  }, text)
  const head = Buffer.alloc(44)
  const size = samples.length * 2
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + size, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(48_000, 24)
  head.writeUInt32LE(96_000, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(size, 40)
  const body = Buffer.alloc(size)
  for (const [index, one] of samples.entries())
    body.writeInt16LE(Math.max(-32_768, Math.min(32_767, Math.round(one * 32_767))), index * 2)
  return Buffer.concat([head, body])
}
