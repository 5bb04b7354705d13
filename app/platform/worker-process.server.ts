import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { type WorkerDefinition, WorkerFailed, type WorkerFault } from './worker.ts'
import type { WorkerMessage } from './worker-program.server.ts'

export type WorkerProcess = ReturnType<typeof startWorker>
type Answer = { value: unknown } | { fault: string } | { isAlive: true }
type Task = { done: (value: unknown) => void; fail: (error: WorkerFailed) => void }

const [kibibyte, mebibyte] = [1024, 1024 * 1024]
const watchMilliseconds = 50
/** The share of the memory that the JavaScript heap may use; the rest is for data outside of it. */
const heapShare = 0.6
/** After this much processor time a process gets no further task. */
const tiredCpuMilliseconds = 120_000
/** Ends a process that receives nothing any more because the product was killed. */
const longestCpuSeconds = 900

// Limits set by the kernel, on Linux with a shell: no core dumps, a limit of processor time and of
// memory, and the first process to be killed when memory runs out.
const fence =
  '{ ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; shift 2; exec "$@"'
/**
 * How a process ends that reaches its limit of memory: it aborts. The kernel kills one, like anybody else,
 * when the whole machine has no memory left, which says nothing about the task.
 */
const starved: NodeJS.Signals[] = ['SIGABRT', 'SIGTRAP']
const isLinux = process.platform === 'linux'

/** Starts a worker process that does one task at a time. It gets neither settings nor secrets. */
export function startWorker(definition: WorkerDefinition) {
  const { bytes } = definition
  const child = spawnProgram(definition)
  let task: Task | undefined
  let hasEnded = false
  const gone = new Promise<void>((done) => {
    const end = (reason: WorkerFault, detail: string) => {
      hasEnded = true
      task?.fail(new WorkerFailed(reason, detail))
      done()
    }
    child.once('exit', (code, signal) => {
      const isStarved = signal !== null && starved.includes(signal)
      end(isStarved ? 'memory' : 'broken', `it ended with ${signal ?? code}`)
    })
    // Called several times: when the process is killed during a task, what was not yet sent fails
    // too.
    child.on('error', (error) => end('broken', String(error)))
  })
  child.unref()
  child.channel?.unref()

  /** Ignored for good: nothing that a killed process says is believed. */
  function kill(reason: WorkerFault): void {
    hasEnded = true
    child.kill('SIGKILL')
    task?.fail(new WorkerFailed(reason))
  }

  return {
    hasEnded: () => hasEnded,
    /** @throws WorkerFailed */
    run(input: unknown, milliseconds: number): Promise<unknown> {
      child.channel?.ref()
      let cpuBefore = used(child.pid)?.cpuMilliseconds ?? 0
      const late = setTimeout(() => kill('time'), milliseconds)
      const isOver = ({ cpuMilliseconds }: { cpuMilliseconds: number }) =>
        cpuMilliseconds - cpuBefore > definition.cpuMilliseconds
      const watch = setInterval(() => {
        const now = used(child.pid)
        if (!now) return
        if (now.bytes > bytes) return kill('memory')
        // Where this process was busy, the child may have said that it goes on, and was not heard yet.
        const watched = task
        if (isOver(now)) setImmediate(() => watched === task && isOver(now) && kill('time'))
      }, watchMilliseconds)
      const hear = (answer: Answer) => {
        if ('isAlive' in answer) cpuBefore = used(child.pid)?.cpuMilliseconds ?? 0
        else if ('value' in answer) task?.done(answer.value)
        else task?.fail(new WorkerFailed('thrown', answer.fault))
      }
      child.on('message', hear)
      return new Promise<unknown>((done, fail) => {
        task = { done, fail }
        if (hasEnded) return fail(new WorkerFailed('broken', 'it has ended'))
        const message: WorkerMessage<unknown> = { task: input }
        child.send(message, (error) => error && kill('broken'))
      }).finally(() => {
        task = undefined
        clearTimeout(late)
        clearInterval(watch)
        child.off('message', hear)
        child.channel?.unref()
      })
    },
    /** Tells the program that another task waits. */
    tellOfAnother(): void {
      const message: WorkerMessage<unknown> = { isWaitedFor: true }
      if (!hasEnded && task) child.send(message, () => {})
    },
    /** Whether the process may get another task: it has used neither too much memory nor too much time. */
    isFit(): boolean {
      const now = used(child.pid)
      if (!now) return !hasEnded
      return now.bytes <= definition.keptBytes && now.cpuMilliseconds <= tiredCpuMilliseconds
    },
    /** Ends the process and its current task. */
    async stop(): Promise<void> {
      child.ref()
      if (!hasEnded) kill('stopped')
      await gone
    },
  }
}

function spawnProgram({ file, bytes, scriptThreads = 1 }: WorkerDefinition): ChildProcess {
  const heap = Math.floor((bytes * heapShare) / mebibyte)
  const program = [process.execPath, `--max-old-space-size=${heap}`, resolve(file)]
  // Node reserves address space for each thread of scripts, as much as was measured for this
  // process.
  const data = Math.ceil((bytes + scriptThreads * (reserved() ?? 0)) / kibibyte)
  const [command = '', ...given] =
    isLinux && existsSync('/bin/sh')
      ? ['/bin/sh', '-c', fence, 'sh', String(longestCpuSeconds), String(data), ...program]
      : program
  return spawn(command, given, {
    env: { MALLOC_ARENA_MAX: '2', TMPDIR: tmpdir() },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

/** The memory and the processor time that a process has used; undefined where the system does not tell. */
function used(pid: number | undefined): { bytes: number; cpuMilliseconds: number } | undefined {
  const status = readProcess(pid, 'status')
  const stat = readProcess(pid, 'stat')
  if (!status || !stat) return undefined
  // After the process name, which may contain spaces; times are in hundredths of a second.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return { bytes: figure(status, 'VmRSS'), cpuMilliseconds: (user + system) * 10 }
}

function reserved(): number | undefined {
  const status = readProcess(process.pid, 'status')
  return status === undefined ? undefined : figure(status, 'VmData')
}

const figure = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) * kibibyte

function readProcess(pid: number | undefined, file: string): string | undefined {
  if (!isLinux || !pid) return undefined
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}
