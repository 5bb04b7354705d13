import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patientWith, shortPatience } from './patient-encoder.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an encoder that starts for minutes is waited for once, and again when it has answered', async () => {
  const started = Promise.withResolvers<Float32Array[]>()
  const embed = patientWith(() => started.promise, 20_000)
  const after = async (milliseconds: number) => {
    const asked = embed(['a']).then(
      () => 'answered',
      () => 'too slow',
    )
    await vi.advanceTimersByTimeAsync(milliseconds)
    return Promise.race([asked, Promise.resolve('waits')])
  }
  expect(await after(19_999)).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect(await after(shortPatience)).toBe('too slow')
  expect(await after(shortPatience)).toBe('too slow')
  started.resolve([])
  expect(await after(0)).toBe('answered')
})

test('after an answer a question waits its whole time again', async () => {
  const works = [Promise.withResolvers<Float32Array[]>(), Promise.withResolvers<Float32Array[]>()]
  let place = 0
  const embed = patientWith(() => works[place]?.promise ?? Promise.resolve([]), 20_000)
  const first = embed(['a']).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await first).toBe('the encoder is too slow')
  works[0]?.resolve([])
  await works[0]?.promise
  place = 1
  const second = embed(['b'])
  await vi.advanceTimersByTimeAsync(19_000)
  works[1]?.resolve([])
  expect(await second).toEqual([])
})

test('a failure of the encoder is passed on', async () => {
  const embed = patientWith(() => Promise.reject(new Error('broken')), 20_000)
  await expect(embed(['a'])).rejects.toThrow('broken')
})
