import { expect, test } from 'vitest'
import { json } from './sql-helpers.server.ts'

test('half a letter is written as a replacement character, and everything else as it is', () => {
  const [first = ''] = '😀'.split('')
  expect(json({ name: `a${first}`, list: [`${first}b`, 1, null] })).toBe(
    '{"name":"a\ufffd","list":["\ufffdb",1,null]}',
  )
  const whole = { name: '😀 \\ud83d', at: new Date(0), none: undefined }
  expect(JSON.parse(json(whole))).toEqual({ name: '😀 \\ud83d', at: '1970-01-01T00:00:00.000Z' })
})
