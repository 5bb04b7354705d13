import { expect, test } from 'vitest'
import { asNobody, asSystem, inRequest, keptForRequest } from './request-scope.server.ts'

const request = <T>(work: () => T) => inRequest({ id: crypto.randomUUID(), ip: '192.0.2.1' }, work)

function counting() {
  let reads = 0
  let fails = false
  const read = keptForRequest(async () => {
    reads += 1
    if (fails) throw new Error('away')
    return reads
  })
  return { read, fail: (now: boolean) => (fails = now) }
}

test('a request reads once, also at once and where nobody is known; the next one reads anew', async () => {
  const { read } = counting()
  await request(async () => {
    expect(await Promise.all([read(), read()])).toEqual([1, 1])
    expect(await asNobody(() => read())).toBe(1)
  })
  await request(async () => expect(await read()).toBe(2))
})

test('what was found to be old is read anew for the rest of the request', async () => {
  const { read } = counting()
  await request(async () => {
    await read()
    expect(await read(true)).toBe(2)
    expect(await read()).toBe(2)
  })
})

test('one that failed is read again, and what no request causes is read each time', async () => {
  const { read, fail } = counting()
  await request(async () => {
    fail(true)
    await expect(read()).rejects.toThrow('away')
    fail(false)
    expect(await read()).toBe(2)
  })
  expect(await asSystem(async () => [await read(), await read()])).toEqual([3, 4])
  expect(await read()).toBe(5)
})
