import { expect, test } from 'vitest'
import { answerFaults, fillBlanks, openBlanks, withTemplate } from './lead-answer.ts'

const values = { name: 'Ada Roy', organization: null, staff: 'Lin Wu' }

test('known blanks are filled in, and others stay', () => {
  expect(fillBlanks('Dear {name} of {organization}, {Staff} {code}', values)).toBe(
    'Dear Ada Roy of {organization}, Lin Wu {code}',
  )
})

test('what is filled in is not looked at again', () => {
  expect(fillBlanks('{name}', { ...values, name: '{staff} $& $1' })).toBe('{staff} $& $1')
})

test('an answer with an open blank is refused beside its field', () => {
  expect(openBlanks('{a} and {a} and {b c} {1} {}')).toEqual(['{a}', '{b c}'])
  expect(answerFaults({ subject: 'Hello {organization}', body: ' ' })).toEqual({
    subject: 'Please fill in {organization}: we do not know what belongs there.',
    body: 'Please write a message.',
  })
  expect(answerFaults({ subject: 'x'.repeat(201), body: 'y'.repeat(10_001) })).toMatchObject({
    subject: 'Please use at most 200 characters.',
    body: 'Please use at most 10,000 characters.',
  })
  expect(answerFaults({ subject: 'Hello', body: 'Text' })).toEqual({})
})

test('a template never replaces what is typed', () => {
  const template = { subject: 'Thank you', body: 'We will call.' }
  expect(withTemplate({ subject: '', body: ' ' }, template)).toEqual(template)
  expect(withTemplate({ subject: 'Mine', body: 'Typed.\n' }, template)).toEqual({
    subject: 'Mine',
    body: 'Typed.\n\nWe will call.',
  })
})
