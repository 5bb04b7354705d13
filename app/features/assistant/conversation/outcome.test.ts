import { expect, test } from 'vitest'
import { languageToStore, outcomeOf } from './outcome.ts'

test('an outcome is that of the reply, and danger and a person go before its kind', () => {
  expect(outcomeOf({ reply: { kind: 'answer' } })).toBe('answered')
  expect(outcomeOf({ reply: { kind: 'unsure' } })).toBe('unsure')
  expect(outcomeOf({ reply: { kind: 'unsure', isUnstated: true } })).toBe('unstated')
  expect(outcomeOf({ reply: { kind: 'refused' } })).toBe('refused')
  expect(outcomeOf({ reply: { kind: 'question' } })).toBe('courtesy')
  expect(outcomeOf({ reply: { kind: 'courtesy' }, wantsPerson: true })).toBe('handed_over')
  expect(outcomeOf({ reply: { kind: 'courtesy' }, hasFailed: true })).toBe('error')
  expect(outcomeOf({ reply: { kind: 'unsure' }, danger: {}, wantsPerson: true })).toBe('safety')
  expect(outcomeOf({ reply: { kind: 'safety' } })).toBe('safety')
})

test('the language of a message is told by its words, not by too few of them', () => {
  expect(languageToStore('Combien coûte une étude pour nous ?')).toBe('fr')
  expect(languageToStore('How much is a Blueprint?')).toBe('en')
  expect(languageToStore('ok')).toBeUndefined()
})
