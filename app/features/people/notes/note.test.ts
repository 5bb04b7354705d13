import { expect, test } from 'vitest'
import { mentionsIn } from './note.ts'

const staff = [
  { id: 'ada', name: 'Ada Roy', email: 'ada.r@unordin.example' },
  { id: 'lin', name: 'Lin Roy', email: 'lin@unordin.example' },
  { id: 'lin-2', name: 'Lin (Sales)', email: 'sales@unordin.example' },
]

test.each([
  ['@Ada Roy please', ['ada']],
  ['please @ada, and @LIN ROY', ['ada', 'lin']],
  // Two have this first name: the part of an address says which one.
  ['@Lin call', ['lin']],
  ['@Lin (Sales) call', ['lin', 'lin-2']],
  ['@ada.r', ['ada']],
  ['@Adam and @Ada-Mae', []],
  ['mail ada@port.example or x@ada', []],
  ['Ada Roy', []],
])('%s names %j', (text, ids) => {
  expect(mentionsIn(text, staff)).toEqual(ids)
})
