import { expect, test } from 'vitest'
import { whenToMail } from './when-to-mail.ts'

const at = (...ages: number[]) => ages.map((age, place) => ({ seq: place + 1, age }))
const ask = (due: ReturnType<typeof at>, seq: number, isHere = false, isWished = false) =>
  whenToMail({ due, seq, isHere, isWished })

test('an answer waits a minute for the visitor who has left, and two for the one who is there', () => {
  expect(ask(at(10), 1)).toEqual({ seconds: 50 })
  expect(ask(at(60), 1)).toBe('now')
  expect(ask(at(60), 1, true)).toEqual({ seconds: 60 })
})

test('who is there and does not look at it gets it by mail after ten minutes', () => {
  expect(ask(at(130), 1, true)).toEqual({ seconds: 60 })
  expect(ask(at(600), 1, true)).toBe('now')
})

test('several answers wait for the last of them', () => {
  expect(ask(at(70, 5), 1)).toBe('never')
  expect(ask(at(70, 5), 2)).toEqual({ seconds: 55 })
  expect(ask(at(130, 65), 2)).toBe('now')
})

test('what was read or mailed meanwhile needs nothing, and what staff ask for goes at once', () => {
  expect(ask([], 1)).toBe('never')
  expect(ask(at(70), 7)).toBe('never')
  expect(ask(at(0), 1, true, true)).toBe('now')
})
