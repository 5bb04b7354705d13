import { existsSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { patience } from '#test/patience.ts'
import type { Order } from '#test/worker-program.ts'
import { WorkerBusy, type WorkerDefinition, WorkerFailed } from './worker.ts'
import { createWorkers } from './workers.server.ts'

const mebibyte = 1024 * 1024
const definition: WorkerDefinition = {
  file: 'test/worker-program.ts',
  processes: 2,
  places: 4,
  placesEach: 2,
  milliseconds: patience,
  cpuMilliseconds: 20_000,
  bytes: 200 * mebibyte,
  keptBytes: 150 * mebibyte,
  idleMilliseconds: 60_000,
}

let workers = createWorkers()
afterEach(async () => {
  await workers.close()
  workers = createWorkers()
})

const run = (order: Order, asker = 'one', change: Partial<WorkerDefinition> = {}) =>
  workers.run({ ...definition, ...change }, { asker, input: () => order })
const tell = () => run({ kind: 'tell' }) as Promise<{ pid: number; env: Record<string, string> }>
const failure = (reason: string) =>
  expect.objectContaining({ reason: expect.stringMatching(reason) })

test('a process starts with its first task, and is kept for the next', async () => {
  expect(workers.running()).toEqual([])
  expect(await run({ kind: 'say', text: 'Ünïcödé' })).toBe('Ünïcödé')
  const { pid, env } = await tell()
  expect((await tell()).pid).toBe(pid)
  expect(workers.running()).toEqual([definition.file])
  // No settings of the product, some of which are secret.
  expect(Object.keys(env)).not.toContain('PATH')
})

test('it ends when nothing is asked of it', async () => {
  await run({ kind: 'say', text: 'a' }, 'one', { idleMilliseconds: 1 })
  await vi.waitFor(() => expect(workers.running()).toEqual([]), patience)
})

test.each<[string, Order, Partial<WorkerDefinition>, string]>([
  ['breaks down', { kind: 'exit' }, {}, 'broken'],
  ['throws', { kind: 'throw' }, {}, 'thrown'],
  ['is killed', { kind: 'killed' }, {}, 'broken'],
])('a task that %s costs itself only', async (_, order, change, reason) => {
  await expect(run(order, 'one', change)).rejects.toEqual(failure(reason))
  expect(await run({ kind: 'say', text: 'still here' })).toBe('still here')
})

test('a task that waits costs itself only', async () => {
  const begun = performance.now()
  await run({ kind: 'say', text: 'a' })
  await workers.close()
  workers = createWorkers()
  // The next task of this pool has the same limit, and starts a process first.
  const milliseconds = 1_500 + 10 * (performance.now() - begun)
  await expect(run({ kind: 'wait' }, 'one', { milliseconds })).rejects.toEqual(failure('time'))
  expect(await run({ kind: 'say', text: 'still here' })).toBe('still here')
})

test('a process may be killed while its task is still on the way to it', async () => {
  const heavy: Order = { kind: 'say', text: 'x'.repeat(30 * mebibyte) }
  for (let count = 0; count < 3; count += 1)
    await expect(run(heavy, 'one', { milliseconds: 60 })).rejects.toEqual(failure('time|broken'))
  await vi.waitFor(() => expect(workers.running()).toEqual([]), patience)
})

const endless: [string, Order, Partial<WorkerDefinition>, string][] = [
  [
    'uses processors',
    { kind: 'spin', milliseconds: 60_000, saysSo: false },
    { cpuMilliseconds: 800 },
    'time',
  ],
  ['fills memory', { kind: 'fill', megabytes: 20_000, where: 'bytes' }, {}, 'memory'],
  ['fills the heap', { kind: 'fill', megabytes: 20_000, where: 'heap' }, {}, 'memory'],
]
const onLinux = test.runIf(existsSync('/proc/self/status'))

onLinux.each(endless)('a task that %s without end costs itself only', async (...given) => {
  const [, order, change, reason] = given
  await expect(run(order, 'one', change)).rejects.toEqual(failure(reason))
  expect(await run({ kind: 'say', text: 'still here' })).toBe('still here')
})

onLinux('a task that goes on, and says so, has its time', async () => {
  const order: Order = { kind: 'spin', milliseconds: 1_200, saysSo: true }
  expect(await run(order, 'one', { cpuMilliseconds: 800 })).toBe('spun')
})

onLinux(
  'a task that says that it goes on is not ended because nobody listened for a while',
  async () => {
    const limits = { cpuMilliseconds: 800 }
    await run({ kind: 'say', text: 'warm' }, 'one', limits)
    const spun = run({ kind: 'spin', milliseconds: 1_200, saysSo: true }, 'one', limits)
    // It has been told its task; then this process is as busy as on a machine with much to do.
    await nextTurn()
    const until = performance.now() + 1_100
    while (performance.now() < until);
    expect(await spun).toBe('spun')
  },
)

onLinux('a process that is large after its task is not kept', async () => {
  await run({ kind: 'fill', megabytes: 120, where: 'bytes' }, 'one', { keptBytes: 130 * mebibyte })
  expect(workers.running()).toEqual([])
})

test('what waits is not made before its turn, and more than may wait is refused', async () => {
  const made: string[] = []
  const work = (asker: string, order: Order) =>
    workers.run(definition, {
      asker,
      input: () => {
        made.push(asker)
        return order
      },
    })
  const first = [work('one', { kind: 'wait' }), work('two', { kind: 'wait' })]
  const waiting = ['one', 'one', 'three', 'four'].map((asker) => work(asker, { kind: 'wait' }))
  const ends = Promise.allSettled([...first, ...waiting])
  await expect(work('one', { kind: 'wait' })).rejects.toThrow(WorkerBusy)
  await expect(work('five', { kind: 'wait' })).rejects.toThrow(WorkerBusy)
  expect(made).toEqual(['one', 'two'])
  await workers.close()
  expect((await ends).map((end) => end.status === 'rejected' && end.reason.reason)).toEqual(
    Array(6).fill('stopped'),
  )
  await expect(run({ kind: 'say', text: 'a' })).rejects.toThrow(WorkerFailed)
})

test('programs share the memory that all of them may take', async () => {
  workers = createWorkers(definition.bytes)
  const other = { ...definition, file: './test/worker-program.ts' }
  const order = { kind: 'say', text: 'at last' } as const
  let hold: (order: Order) => void = () => {}
  const input = new Promise<Order>((done) => {
    hold = done
  })
  const first = workers.run(definition, { asker: 'one', input: () => input })
  const second = workers.run(other, { asker: 'two', input: () => order })
  expect(workers.running()).toEqual([])
  hold({ kind: 'tell' })
  await first
  expect(workers.running()).toEqual([definition.file])
  expect(await second).toBe('at last')
})

test('what a task is made from may fail, or come too late', async () => {
  const hasty = { ...definition, milliseconds: 50 }
  const input = () => Promise.reject(new Error('the storage is away'))
  await expect(workers.run(hasty, { asker: 'one', input })).rejects.toThrow('is away')
  const never = () => new Promise(() => {})
  await expect(workers.run(hasty, { asker: 'one', input: never })).rejects.toEqual(failure('time'))
})

test('a spare task runs only alone, and makes way for others', async () => {
  const alone = { ...definition, processes: 1 }
  const work = (order: Order, isSpare: boolean) =>
    workers.run(alone, { asker: isSpare ? 'one' : 'other', input: () => order, isSpare })
  const idling = work({ kind: 'idle' }, true)
  await expect(work({ kind: 'say', text: 'spare' }, true)).rejects.toBeInstanceOf(WorkerBusy)
  expect(await work({ kind: 'say', text: 'first' }, false)).toBe('first')
  expect(await idling).toBe('made way')
  expect(await work({ kind: 'say', text: 'spare' }, true)).toBe('spare')
})
