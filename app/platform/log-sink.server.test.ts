import { expect, test } from 'vitest'
import { createLog } from './log.server.ts'
import { createLogSink } from './log-sink.server.ts'

/** A volume with this many bytes left: it writes what fits and drops the rest. */
function volume(room: number) {
  let [written, left] = ['', room]
  return {
    text: () => written,
    grow: (bytes: number) => {
      left += bytes
    },
    write(bytes: Buffer): number {
      if (left === 0) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      const part = bytes.subarray(0, left)
      written += part.toString()
      left -= part.length
      return part.length
    },
  }
}

const now = () => new Date('2026-03-01T12:00:00Z')
const notice = (dropped: number) =>
  `{"level":40,"time":"2026-03-01T12:00:00.000Z","dropped":${dropped},"msg":"log lines were lost"}\n`

test('lines that find no room are dropped, counted, and the log goes on in whole lines', () => {
  const disk = volume(12)
  const sink = createLogSink(disk.write, now)
  for (const line of ['{"a":1}\n', '{"b":2}\n', '{"c":3}\n']) sink.write(line)
  expect(disk.text()).toBe('{"a":1}\n{"b"')
  disk.grow(1_000)
  sink.write('{"d":4}\n')
  sink.write('{"e":5}\n')
  expect(disk.text()).toBe(`{"a":1}\n{"b"\n${notice(2)}{"d":4}\n{"e":5}\n`)
})

test('a full disk or a reader that has gone away reaches nobody who logs', () => {
  for (const code of ['ENOSPC', 'EIO', 'EPIPE', 'EDQUOT']) {
    const log = createLog(
      'info',
      createLogSink(() => {
        throw Object.assign(new Error(code), { code })
      }),
    )
    for (let line = 0; line < 1_000; line += 1) log.info({ line }, 'request')
  }
  expect.assertions(0)
})

test('a reader that hangs is waited for once, and again only after it has read what was lost', () => {
  let hangs = true
  const waited: boolean[] = []
  const sink = createLogSink((bytes, mayWait) => {
    waited.push(mayWait)
    if (hangs) throw Object.assign(new Error('full'), { code: 'EAGAIN' })
    return bytes.length
  }, now)
  for (let line = 0; line < 3; line += 1) sink.write('{}\n')
  // The first line; then each time the notice and the line.
  expect(waited).toEqual([true, false, false, false, false])
  hangs = false
  sink.write('{}\n')
  expect(waited.slice(5)).toEqual([false, true])
})
