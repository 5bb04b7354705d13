import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.server.ts'

function capture() {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: createLog('info', sink) }
}

test('a failed query is logged without what the visitor wrote', () => {
  const { lines, log } = capture()
  const cause = Object.assign(new Error('value too long'), {
    code: '22001',
    detail: 'Failing row contains (ada@example.org, secret).',
  })
  const error = new Error('not stored for ada@example.org', { cause })
  log.error({ err: error, requestId: 'r1' }, 'request failed')
  expect(lines.join('')).not.toMatch(/ada@example\.org|secret/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'r1',
    err: { message: expect.stringContaining('not stored for'), cause: { code: '22001' } },
  })
})

test('what opens doors is cut out, however deep it was passed', () => {
  const { lines, log } = capture()
  log.info({ password: 'p1', user: { token: 't1', deep: { cookie: 'c1' } }, email: 'kept' }, 'x')
  expect(lines.join('')).not.toMatch(/p1|t1|c1/)
  expect(lines.join('')).toContain('kept')
})
