import { writeSync } from 'node:fs'

/** Writes some or all of the bytes, and returns how many. @param mayWait for a reader that is slow */
type Write = (bytes: Buffer, mayWait: boolean) => number
type Sink = { write(line: string): void }

const retries = 20
const retryMilliseconds = 2

/**
 * Where log lines go. A line that cannot be written, because the disk is full or the reader is gone, is
 * dropped and counted: the log must never block or end the product. The first line that can be written
 * again says how many are missing. Until then nobody waits for the reader: it hangs, and every request would wait.
 */
export function createLogSink(write: Write = toStdout, now = () => new Date()): Sink {
  let dropped = 0
  // A line was written in part: start a new line, so that the next one is not read as its end.
  let torn = false

  function put(line: string): boolean {
    let rest = Buffer.from(torn ? `\n${line}` : line)
    const whole = rest.length
    try {
      while (rest.length > 0) rest = rest.subarray(write(rest, dropped === 0))
      torn = false
      return true
    } catch {
      torn = torn || rest.length < whole
      return false
    }
  }

  return {
    write(line) {
      if (dropped > 0) {
        const notice = { level: 40, time: now().toISOString(), dropped, msg: 'log lines were lost' }
        if (put(`${JSON.stringify(notice)}\n`)) dropped = 0
      }
      if (!put(line)) dropped += 1
    },
  }
}

/** A pipe with a slow reader accepts nothing for a moment; a reader that hangs is not waited for. */
function toStdout(bytes: Buffer, mayWait: boolean): number {
  for (let tries = 0; ; tries += 1) {
    try {
      return writeSync(1, bytes)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN' || !mayWait || tries === retries)
        throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMilliseconds)
    }
  }
}
