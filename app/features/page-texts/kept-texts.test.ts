import { expect, test } from 'vitest'
import { changedTexts, stillUnsaved } from './kept-texts.ts'

const saved = { lead: 'Saved', title: 'A title' }
const kept = changedTexts('1.1', saved, { lead: 'Typed', title: 'A title' })

test('only what differs from the saved texts is kept', () => {
  expect(kept).toEqual({ mark: '1.1', texts: { lead: { text: 'Typed', base: 'Saved' } } })
  expect(changedTexts('1.1', saved, { lead: ' Saved ', gone: 'No such text' })).toBeNull()
})

test('what was saved meanwhile is no longer kept', () => {
  if (!kept) throw new Error('nothing is kept')
  expect(stillUnsaved(kept, '1.2', { ...saved, lead: 'Typed' })).toBeNull()
})

test('a text goes on from the present state, unless somebody else has changed the same one', () => {
  if (!kept) throw new Error('nothing is kept')
  expect(stillUnsaved(kept, '1.2', { ...saved, title: 'Another' })?.mark).toBe('1.2')
  const overtaken = stillUnsaved(kept, '1.2', { ...saved, lead: 'By another' })
  expect(overtaken?.mark).toBe('1.1')
  expect(overtaken?.texts.lead?.text).toBe('Typed')
})
