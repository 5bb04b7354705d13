import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { type WorkerDefinition, WorkerFailed, type WorkerFault } from './worker.ts'

export type WorkerProcess = ReturnType<typeof startWorker>
type Answer = { value: unknown } | { fault: string } | { isAlive: true }
type Task = { done: (value: unknown) => void; fail: (error: WorkerFailed) => void }

const [kibibyte, mebibyte] = [1024, 1024 * 1024]
const watchMilliseconds = 50
/** Of all memory, the heap of its scripts may be this share; the rest is bytes outside of it. */
const heapShare = 0.6
/** A process that has worked so long in all is not given another task. */
const tiredCpuMilliseconds = 120_000
/** Ends a process that hears nothing any more, after the product was killed. */
const longestCpuSeconds = 900

// What the kernel is asked for, where it is Linux with a shell: no dumps of memory, an end to processor
// time and memory, and to be the first that is killed when memory runs out.
const fence =
  '{ ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null; shift 2; exec "$@"'
/** How a process ends that is given no more memory: by its own hand, or by the kernel's. */
const starved: NodeJS.Signals[] = ['SIGABRT', 'SIGTRAP', 'SIGKILL']
const isLinux = process.platform === 'linux'

/** Starts a process of our own for tasks, one at a time. It is given neither settings nor secrets. */
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
    // More than once: when it is killed in the middle of a task, what was not yet sent fails as well.
    child.on('error', (error) => end('broken', String(error)))
  })
  child.unref()
  child.channel?.unref()

  /** For ever: none of it is believed any more. */
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
      const watch = setInterval(() => {
        const now = used(child.pid)
        if (!now) return
        if (now.bytes > bytes) kill('memory')
        else if (now.cpuMilliseconds - cpuBefore > definition.cpuMilliseconds) kill('time')
      }, watchMilliseconds)
      const hear = (answer: Answer) => {
        if ('isAlive' in answer) cpuBefore = used(child.pid)?.cpuMilliseconds ?? 0
        else if ('value' in answer) task?.done(answer.value)
        else task?.fail(new WorkerFailed('broken', answer.fault))
      }
      child.on('message', hear)
      return new Promise<unknown>((done, fail) => {
        task = { done, fail }
        if (hasEnded) return fail(new WorkerFailed('broken', 'it has ended'))
        child.send(input as object, (error) => error && kill('broken'))
      }).finally(() => {
        task = undefined
        clearTimeout(late)
        clearInterval(watch)
        child.off('message', hear)
        child.channel?.unref()
      })
    },
    /** Whether it may be given another task: neither swollen nor tired. */
    isFit(): boolean {
      const now = used(child.pid)
      if (!now) return !hasEnded
      return now.bytes <= definition.keptBytes && now.cpuMilliseconds <= tiredCpuMilliseconds
    },
    /** Ends it, with the task it is at. */
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
  // Node sets much address space aside for each thread of scripts: as much as it did for this process.
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

/** What a process has of memory right now, and has used of processors; undefined where nothing tells. */
function used(pid: number | undefined): { bytes: number; cpuMilliseconds: number } | undefined {
  const status = readProcess(pid, 'status')
  const stat = readProcess(pid, 'stat')
  if (!status || !stat) return undefined
  // Behind the name, which may hold spaces; in hundredths of a second.
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
