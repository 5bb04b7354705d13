import { expect, test } from 'vitest'
import type { App } from './app.server.ts'
import { queueEach } from './repeated-job.server.ts'

/** What is queued at these moments. */
async function queuedAt(span: 'hour' | 'day', ...moments: string[]) {
  const queued: { id: string; data: object }[] = []
  for (const moment of moments) {
    const app = {
      now: () => new Date(moment),
      db: { system: (work: (tx: null) => Promise<void>) => work(null) },
      jobs: {
        enqueue: async (_: null, queue: string, data: object, id: string) =>
          void queued.push({ id: `${queue} ${id}`, data }),
      },
    }
    await queueEach(app as unknown as App, span, 'a-queue')
  }
  return queued
}

test('one job is queued for an hour, and another for the next', async () => {
  const [first, again, next] = await queuedAt(
    'hour',
    '1970-01-01T02:00:00Z',
    '1970-01-01T02:59:59Z',
    '1970-01-01T03:00:00Z',
  )
  expect(first?.data).toEqual({ hour: 2 })
  expect(again).toEqual(first)
  expect(next?.data).toEqual({ hour: 3 })
  expect(next?.id).not.toBe(first?.id)
})

test('one job is queued for a day, and another for the next', async () => {
  const [first, again, next] = await queuedAt(
    'day',
    '1970-01-02T00:00:00Z',
    '1970-01-02T23:59:59Z',
    '1970-01-03T00:00:00Z',
  )
  expect(first?.data).toEqual({ day: 1 })
  expect(again).toEqual(first)
  expect(next?.data).toEqual({ day: 2 })
})
