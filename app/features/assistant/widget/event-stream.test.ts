import { expect, it } from 'vitest'
import { readEvents } from './event-stream.ts'

async function read(...pieces: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece)
      controller.close()
    },
  })
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  return events
}

it('reads events however they are cut into pieces, also within a character', async () => {
  const bytes = new TextEncoder().encode('event: token\ndata: {"text":"é"}\n\n')
  const whole = { name: 'token', data: '{"text":"é"}' }
  for (let cut = 1; cut < bytes.length; cut += 1)
    expect(await read(bytes.slice(0, cut), bytes.slice(cut))).toEqual([whole])
})

it('passes over comments, joins lines of data, and leaves out what was cut off', async () => {
  const events = await read(': alive\n\ndata: one\ndata: two\r\n\r\nevent: reply\ndata: {"a"')
  expect(events).toEqual([{ name: 'message', data: 'one\ntwo' }])
})
