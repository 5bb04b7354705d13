import { expect, test } from 'vitest'
import { type Said, summarizeThread } from './thread-summary.ts'

test('a thread comes to what was asked, what was promised and what is open', () => {
  const said: Said[] = [
    { by: 'them', text: 'Hello' },
    { by: 'machine', text: 'Good morning.', answers: false },
    { by: 'them', text: 'We issue visas on paper. How long does a Blueprint take?' },
    { by: 'machine', text: 'Three to four weeks.', answers: true },
    { by: 'them', text: 'Do you repair printers?' },
    { by: 'machine', text: 'I do not know.', answers: false },
  ]
  expect(summarizeThread(said)).toEqual({
    asked: [
      { text: 'How long does a Blueprint take?', isAnswered: true },
      { text: 'Do you repair printers?', isAnswered: false },
    ],
    promised: [],
    open: 'Do you repair printers?',
  })
  const us: Said = { by: 'us', text: "No, we don't. I will send you an address by Friday. Thanks." }
  expect(summarizeThread([...said, us])).toMatchObject({
    promised: ['I will send you an address by Friday.'],
    open: null,
  })
  const more: Said = { by: 'them', text: 'Please send it to my colleague as well' }
  expect(summarizeThread([...said, us, more]).open).toBe('Please send it to my colleague as well')
})

test('a long or empty thread stays short', () => {
  const long: Said[] = Array.from({ length: 30 }, (_, at) => ({
    ...{ by: 'them', text: `Is this question number ${at} ${'x'.repeat(400)}?` },
  }))
  const { asked, open } = summarizeThread(long)
  expect(asked).toHaveLength(8)
  expect([...(open ?? '')]).toHaveLength(200)
  expect(summarizeThread([])).toEqual({ asked: [], promised: [], open: null })
})
