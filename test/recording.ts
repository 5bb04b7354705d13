import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const bundle = createRequire(import.meta.url)
  .resolve('mediabunny')
  .replace(/dist.*$/, 'dist/bundles/mediabunny.min.cjs')

declare const Mediabunny: typeof import('mediabunny')

/**
 * Sound as a browser's recorder delivers it: WebM with Opus, made by the browser's own encoder, but
 * faster than real time.
 *
 * @param page on an address that counts as secure
 * @param samples mono, at 16 kHz
 */
export async function recordIn(page: Page, samples: Float32Array): Promise<Buffer> {
  if (!(await page.evaluate(() => 'Mediabunny' in globalThis)))
    await page.addScriptTag({
      content: `(function(){const exports={},module={exports};${readFileSync(bundle, 'utf8')};globalThis.Mediabunny=module.exports})()`,
    })
  const pcm = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength).toString('base64')
  const encoded = await page.evaluate(async (given) => {
    const data = Float32Array.from(
      new Float32Array(Uint8Array.from(atob(given), (one) => one.charCodeAt(0)).buffer),
    )
    const { AudioSample, AudioSampleSource, BufferTarget, Output, WebMOutputFormat } = Mediabunny
    const target = new BufferTarget()
    const output = new Output({ format: new WebMOutputFormat(), target })
    const source = new AudioSampleSource({ codec: 'opus', bitrate: 32_000 })
    output.addAudioTrack(source)
    await output.start()
    const rate = 16_000
    for (let at = 0; at < data.length; at += rate) {
      const piece = data.slice(at, at + rate)
      const sample = new AudioSample({
        data: piece,
        format: 'f32',
        numberOfChannels: 1,
        sampleRate: rate,
        timestamp: at / rate,
      })
      await source.add(sample)
      sample.close()
    }
    await output.finalize()
    let text = ''
    for (const byte of new Uint8Array(target.buffer ?? new ArrayBuffer(0)))
      text += String.fromCharCode(byte)
    return btoa(text)
  }, pcm)
  return Buffer.from(encoded, 'base64')
}
