import { afterEach, expect, test, vi } from 'vitest'
import { createBreaker, createBreakers } from './breakers.server.ts'

afterEach(() => vi.useRealTimers())

test('after three failures in a row a service rests, and then one call decides', () => {
  let now = 0
  const breaker = createBreakers(() => now).of('one')
  breaker.failed()
  breaker.failed()
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
  now += 59_999
  expect(breaker.isOpen()).toBe(true)
  now += 1
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
  breaker.succeeded()
  expect(breaker.isOpen()).toBe(false)
})

test('a clock of the machine that is set back or forward changes no rest', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const breaker = createBreaker(60_000)
  breaker.trip()
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(breaker.isOpen()).toBe(true)
  const other = createBreaker(0)
  other.trip()
  vi.setSystemTime(Date.now() - 86_400_000)
  expect(other.isOpen()).toBe(false)
})
