import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { stopClock } from '#test/clock.ts'
import { degradedPages, shareOfWords } from '#test/degraded-pages.ts'
import { spokenHiring } from '#test/spoken-hiring.data.ts'

const functions = '/api/functions'
let product: TestApp
let client: ReturnType<TestApp['client']>
beforeAll(async () => {
  product = await startTestApp()
  client = product.client()
})
afterAll(() => product.close())

async function call(name: string, body: unknown, headers?: Record<string, string>) {
  const response = await client.json(`${functions}/${name}`, body, headers)
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`
const workers = () => product.app.workers.running()

test('a process without chats loads no engine', async () => {
  const capabilities = await client.get('/api/assistant/capabilities')
  expect(workers()).toEqual([])
  expect(await capabilities.json()).toMatchObject({
    chat: { available: true, provider: 'builtin', quality: 'basic', reason: null },
    ocr: { available: true, languages: ['en'], limits: { bytes: 10 * 1024 * 1024 } },
    speech: { available: true, limits: { characters: 1_500 } },
    voice: { available: true, quality: 'basic', limits: { seconds: 30 } },
  })
})

describe('vision-ocr', () => {
  test('reads a page', async () => {
    const page = await degradedPages['unevenly lit']()
    const { status, body } = await call('vision-ocr', { image: dataUrl(page, 'image/jpeg') })
    expect(status).toBe(200)
    expect(body).toMatchObject({ provider: 'builtin', quality: 'basic' })
    expect(shareOfWords(body.text)).toBeGreaterThanOrEqual(0.98)
  })

  test('reports that there is no text', async () => {
    const blank = await sharp({
      create: { width: 300, height: 200, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    const { status, body } = await call('vision-ocr', { image: dataUrl(blank) })
    expect(status).toBe(422)
    expect(body.error).toBe('There is no readable text in the image.')
  })

  const wide = () =>
    sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  test.each([
    ['no body', undefined, 422],
    ['no image', {}, 422],
    ['a file path', { image: '/etc/passwd' }, 422],
    ['an address', { image: 'http://localhost:1/a.png' }, 422],
    ['a data URL without bytes', { image: 'data:image/png;base64,' }, 422],
    ['no base64', { image: 'data:image/png;base64,%%%' }, 422],
    ['a program', { image: dataUrl(Buffer.from('MZ and more')) }, 415],
    ['a drawing with a program in it', { image: dataUrl(Buffer.from('<svg/>')) }, 415],
    ['a cut picture', { image: dataUrl(Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1')) }, 422],
  ])('refuses %s', async (_, body, expected) => {
    const { status, body: answer } = await call('vision-ocr', body)
    expect(status).toBe(expected)
    expect(answer.error).toEqual(expect.any(String))
  })

  test('refuses a picture with too many pixels, and a body that is too large', async () => {
    expect((await call('vision-ocr', { image: dataUrl(await wide()) })).status).toBe(422)
    const heavy = await call('vision-ocr', { image: 'x'.repeat(15 * 1024 * 1024) })
    expect(heavy.status).toBe(413)
    expect(heavy.body.error).toEqual(expect.any(String))
  })
})

describe('text-to-speech and voice-to-text', () => {
  test('a text becomes an MP3', async () => {
    const asked = { text: 'We build platforms for governments.', voice: 'alloy' }
    const { status, body } = await call('text-to-speech', asked)
    expect(status).toBe(200)
    expect(body).toMatchObject({ provider: 'builtin', quality: 'basic' })
    const mp3 = Buffer.from(body.audioContent, 'base64')
    expect(mp3[0]).toBe(0xff)
    // 48 kbit/s: a sentence of five words lasts between one and six seconds.
    expect((mp3.length * 8) / 48_000).toBeGreaterThan(1)
    expect((mp3.length * 8) / 48_000).toBeLessThan(6)
  })

  test('speech becomes a draft', async () => {
    const { status, body } = await call('voice-to-text', { audio: spokenHiring })
    expect(status).toBe(200)
    expect(body).toEqual({
      text: 'Are you hiring engineers',
      provider: 'builtin',
      quality: 'basic',
    })
  })

  test('a recording that goes on is heard so far, and never said to be wrong or silent', async () => {
    const words = async (share: number) => {
      const bytes = Buffer.from(spokenHiring, 'base64')
      const audio = bytes.subarray(0, Math.floor(bytes.length * share)).toString('base64')
      return call('voice-to-text?draft', { audio })
    }
    const whole = await words(1)
    expect(whole.status).toBe(200)
    expect(whole.body.text).toMatch(/hiring/i)
    const part = await words(0.7)
    expect(part.status).toBe(200)
    expect('Are you hiring engineers'.startsWith(part.body.text.slice(0, 3))).toBe(true)
    const [first] = await Promise.all([words(1), call('text-to-speech', { text: 'Good day.' })])
    // Made way for the other, or heard before it came.
    expect([200, 429]).toContain(first.status)
  })

  test.each([
    ['text-to-speech', 'no text', {}, 422],
    ['text-to-speech', 'nothing to pronounce', { text: ' … 你好 ' }, 422],
    ['text-to-speech', 'too much', { text: 'a'.repeat(1_501) }, 413],
    ['text-to-speech', 'another voice', { text: 'a', voice: 'echo' }, 422],
    ['voice-to-text', 'no sound', {}, 422],
    ['voice-to-text', 'no base64', { audio: '§' }, 422],
    ['voice-to-text', 'AAC', { audio: Buffer.from('\0\0\0 ftypM4A ').toString('base64') }, 415],
    ['voice-to-text', 'a program', { audio: Buffer.from('MZ').toString('base64') }, 415],
    ['voice-to-text', 'a cut recording', { audio: spokenHiring.slice(0, 100) }, 415],
  ])('%s refuses %s', async (name, _, body, expected) => {
    const { status, body: answer } = await call(name, body)
    expect(status).toBe(expected)
    expect(answer.error).toEqual(expect.any(String))
  })

  test('a silent recording gives no text', async () => {
    const { decodeRecording, spokenPart } = await import(
      '#app/features/assistant/engines/recording.server.ts'
    )
    const samples = await decodeRecording(Buffer.from(spokenHiring, 'base64'))
    if (typeof samples === 'string') throw new Error(samples)
    expect(spokenPart(samples)?.length).toBeGreaterThan(16_000)
    expect(spokenPart(samples.map((value) => value * 0.005))).toBeUndefined()
    expect(
      spokenPart(Float32Array.from({ length: 32_000 }, (_, at) => Math.sin(at) / 3)),
    ).toBeUndefined()
    expect(spokenPart(new Float32Array(0))).toBeUndefined()
  })
})

test('only a few large bodies of one address are in memory at once', async () => {
  const own = product.client()
  let end = () => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  const slow = () =>
    new ReadableStream<Uint8Array>({
      async start(body) {
        body.enqueue(Buffer.from('{"image":"'))
        await ended
        body.enqueue(Buffer.from('"}'))
        body.close()
      },
    })
  const send = () =>
    product.fetch(
      new Request(`http://localhost:3000${functions}/vision-ocr`, {
        method: 'POST',
        body: slow(),
        duplex: 'half',
        headers: {
          'content-type': 'application/json',
          host: 'localhost:3000',
          origin: 'http://localhost:3000',
          'x-forwarded-for': own.address,
        },
      } as RequestInit),
    )
  const waiting = [send(), send(), send()]
  const refused = await send()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ error: expect.any(String) })
  const small = await own.json(`${functions}/vision-ocr`, {}, { 'content-length': '2' })
  expect(small.status).toBe(422)
  end()
  for (const answer of waiting) expect((await answer).status).toBe(422)
  end()
  expect((await send()).status).toBe(422)
})

test('only posts from this site are answered, up to the rate limit', async () => {
  using _clock = stopClock(product)
  expect((await client.get(`${functions}/vision-ocr`)).status).toBe(405)
  const foreign = await client.json(
    `${functions}/text-to-speech`,
    { text: 'a' },
    { origin: 'https://other.example' },
  )
  expect(foreign.status).toBe(403)
  const hasty = product.client()
  const post = () => hasty.json(`${functions}/text-to-speech`, {})
  for (let count = 0; count < 60; count += 1) expect((await post()).status).toBe(422)
  const refused = await post()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
