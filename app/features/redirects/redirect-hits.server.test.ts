import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRedirectHits } from './redirect-hits.server.ts'

test('a flood of visits is stored by one piece of work at a time, and each is counted', async () => {
  let open = 0
  const stored: number[] = []
  const gates: (() => void)[] = []
  const count = createRedirectHits(
    async (hits) => {
      open += 1
      expect(open).toBe(1)
      await new Promise<void>((resolve) => gates.push(resolve))
      open -= 1
      stored.push(hits.get('a') ?? 0)
    },
    () => expect.unreachable(),
  )
  for (let visit = 0; visit < 1_000; visit += 1) count('a')
  expect(gates).toHaveLength(1)
  gates[0]?.()
  await setImmediate()
  expect(gates).toHaveLength(2)
  gates[1]?.()
  await setImmediate()
  expect([stored, gates.length]).toEqual([[1, 999], 2])
})

test('visits that could not be stored are stored with the next', async () => {
  const stored: [string, number][][] = []
  const errors: unknown[] = []
  let isAway = true
  const count = createRedirectHits(
    async (hits) => {
      if (isAway) throw new Error('away')
      stored.push([...hits])
    },
    (error) => errors.push(error),
  )
  count('a')
  await setImmediate()
  count('b')
  await setImmediate()
  expect([errors.length, stored]).toEqual([2, []])
  isAway = false
  count('a')
  await setImmediate()
  expect(stored).toEqual([
    [
      ['a', 2],
      ['b', 1],
    ],
  ])
})
