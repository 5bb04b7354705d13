import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

type Task = { asker: string; name: string }

function queueOf(shares: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  let now = 0
  const queue = createFairQueue<Task>(
    { places: 6, placesEach: 4, atOnceEach: 1, ...shares },
    () => now,
  )
  const add = (...names: string[]) =>
    names.map((name) => queue.add({ asker: name.charAt(0), name })?.name)
  return {
    add,
    take: () => queue.take(),
    finish: (task: Task | undefined, milliseconds: number) => {
      now += milliseconds
      if (task) queue.finish(task, milliseconds)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    empty: () => queue.empty().map(({ name }) => name),
  }
}

test('who came first is first, while nobody has used more than others', () => {
  const { add, take } = queueOf({ atOnceEach: 2 })
  expect(add('a1', 'b1', 'a2')).toEqual([undefined, undefined, undefined])
  expect([take()?.name, take()?.name, take()?.name, take()]).toEqual(['a1', 'b1', 'a2', undefined])
})

test('who has used the least is next, and what was used long ago is forgotten', () => {
  const { add, take, finish, pass } = queueOf()
  add('a1', 'a2', 'a3')
  finish(take(), 10_000)
  add('b1')
  const second = take()
  expect(second?.name).toBe('b1')
  finish(second, 200)
  add('b2')
  expect(take()?.name).toBe('b2')
  pass(3_600_000)
  expect(take()?.name).toBe('a2')
})

test('one asker is never worked for by all hands', () => {
  const { add, take } = queueOf()
  add('a1', 'a2')
  expect([take()?.name, take()]).toEqual(['a1', undefined])
  add('b1')
  expect(take()?.name).toBe('b1')
})

test('one asker has so many places, and gives one up when they are all taken', () => {
  const { add, take, finish, empty } = queueOf()
  add('a1')
  finish(take(), 5_000)
  expect(add('a2', 'a3', 'a4', 'a5', 'a6')).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'a6',
  ])
  expect(add('b1', 'b2', 'b3', 'c1')).toEqual([undefined, undefined, 'a5', 'a4'])
  // Among askers who have used nothing, the last one to come gets no place.
  expect(add('d1', 'd2', 'd3')).toEqual(['a3', 'a2', 'd3'])
  expect(empty()).toEqual(['b1', 'b2', 'b3', 'c1', 'd1', 'd2'])
  expect(take()).toBeUndefined()
})
