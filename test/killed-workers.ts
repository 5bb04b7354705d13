import { readdirSync, readFileSync } from 'node:fs'

/** Kills every worker process of a program until the work is done (on Linux). */
export async function whileKilled<T>(program: string, work: () => Promise<T>): Promise<T> {
  kill(program)
  const timer = setInterval(() => kill(program), 5)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

function kill(program: string): void {
  for (const pid of readdirSync('/proc').map(Number))
    if (pid && isOurs(pid, program)) process.kill(pid, 'SIGKILL')
}

/** Whether the process runs the program and was started by this process. */
function isOurs(pid: number, program: string): boolean {
  try {
    return (
      readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(program) &&
      readFileSync(`/proc/${pid}/status`, 'latin1').includes(`\nPPid:\t${process.pid}\n`)
    )
  } catch {
    // It has ended meanwhile.
    return false
  }
}
