import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatEvent } from '#app/features/assistant/assistant.ts'
import { type FeedSource, followEvents } from './event-feed.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const eventOf = (seq: number): ChatEvent => ({ messages: [], handOff: null, staffName: null, seq })

/** A server whose streams and answers the test controls. */
function feed(ask: FeedSource['ask'] = async () => eventOf(9)) {
  const taken: number[] = []
  const streams: { isOpen: boolean; send: (seq: number) => void; lose: LostBy }[] = []
  type LostBy = Parameters<FeedSource['open']>[1]
  const asked = vi.fn(ask)
  const stop = followEvents(
    {
      open(take, lose) {
        const stream = { isOpen: true, send: (seq: number) => take(eventOf(seq)), lose }
        streams.push(stream)
        return () => {
          stream.isOpen = false
        }
      },
      ask: asked,
    },
    ({ seq }) => taken.push(seq),
  )
  const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)
  return { taken, streams, asked, stop, wait }
}

test('a stream brings the news, and nobody asks beside it', async () => {
  const { taken, streams, asked, wait } = feed()
  streams[0]?.send(1)
  await wait(600)
  expect(taken).toEqual([1])
  expect(asked).not.toHaveBeenCalled()
})

test('without room for a stream it is asked at once, then every ten seconds, then tried again', async () => {
  const { taken, streams, asked, wait } = feed()
  streams[0]?.lose('refused')
  await wait(0)
  expect(taken).toEqual([9])
  expect(streams[0]?.isOpen).toBe(false)
  await wait(10)
  expect(asked).toHaveBeenCalledTimes(2)
  await wait(280)
  expect(asked).toHaveBeenCalledTimes(30)
  expect(streams).toHaveLength(1)
  await wait(10)
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false, true])
  await wait(60)
  expect(asked).toHaveBeenCalledTimes(30)
})

test('a broken stream is asked for at once and opened again soon, also while nothing answers', async () => {
  const { taken, streams, asked, wait } = feed(() => Promise.reject(new Error('away')))
  streams[0]?.lose('broken')
  await wait(0)
  expect(asked).toHaveBeenCalledTimes(1)
  await wait(10)
  expect(streams).toHaveLength(2)
  streams[1]?.lose('broken')
  await wait(10)
  expect(streams).toHaveLength(3)
  expect(taken).toEqual([])
})

test('of a conversation that is gone nothing more is asked', async () => {
  const { streams, asked, wait } = feed(async () => null)
  streams[0]?.lose('refused')
  await wait(600)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(streams).toHaveLength(1)
})

test('what comes after the end is dropped, and nothing goes on', async () => {
  let answer = (_: ChatEvent) => {}
  const { taken, streams, asked, stop, wait } = feed(
    () =>
      new Promise((done) => {
        answer = done
      }),
  )
  streams[0]?.lose('refused')
  stop()
  answer(eventOf(3))
  await wait(600)
  expect(taken).toEqual([])
  expect(asked).toHaveBeenCalledTimes(1)
  expect(streams.map(({ isOpen }) => isOpen)).toEqual([false])
})
