import { expect, test } from 'vitest'
import { promiseOnce } from './promise-once.ts'

test('everybody waits for the same work; after a failure the next call tries again', async () => {
  let tries = 0
  const answer = promiseOnce(async () => {
    tries += 1
    if (tries === 1) throw new Error('not yet')
    return tries
  })
  const both = [answer(), answer()]
  for (const one of both) await expect(one).rejects.toThrow('not yet')
  expect(await Promise.all([answer(), answer()])).toEqual([2, 2])
  expect(await answer()).toBe(2)
})
