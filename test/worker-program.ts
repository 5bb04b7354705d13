import { answerTasks } from '#app/platform/worker-program.server.ts'

export type Order =
  | { kind: 'say'; text: string }
  | { kind: 'spin'; milliseconds: number; saysSo: boolean }
  | { kind: 'fill'; megabytes: number; where: 'heap' | 'bytes' }
  | { kind: 'throw' }
  | { kind: 'exit' }
  | { kind: 'killed' }
  | { kind: 'wait' }
  | { kind: 'tell' }
  | { kind: 'idle' }

const allocated: unknown[] = []

/** A program that does whatever the tests of worker processes need, good and bad. */
answerTasks(async (order: Order, goOn, isWaitedFor) => {
  if (order.kind === 'say') return order.text
  if (order.kind === 'throw') throw new Error('thrown on purpose')
  if (order.kind === 'exit') process.exit(3)
  if (order.kind === 'killed') return process.kill(process.pid, 'SIGKILL')
  if (order.kind === 'wait') return new Promise(() => {})
  if (order.kind === 'tell') return { pid: process.pid, env: process.env }
  if (order.kind === 'idle') {
    while (!isWaitedFor()) await new Promise((done) => setImmediate(done))
    return 'made way'
  }
  if (order.kind === 'spin') {
    const used = () => process.cpuUsage().user + process.cpuUsage().system
    const end = used() + order.milliseconds * 1_000
    for (let steps = 1; used() < end; steps += 1) if (order.saysSo && steps % 20_000 === 0) goOn()
    return 'spun'
  }
  for (let count = 0; count < order.megabytes; count += 1)
    allocated.push(
      order.where === 'bytes'
        ? Buffer.alloc(1024 * 1024, 1)
        : Array.from({ length: 131_072 }, (_, at) => at + 0.5),
    )
  return 'filled'
})
