import { expect, test } from 'vitest'
import { askedIn, type ConversationCase, type Kind, kinds } from './conversation-case.ts'
import { heldOutConversations } from './conversation-held-out.data.ts'
import { tuningConversations } from './conversation-tuning.data.ts'
import { plainWords } from './wording.ts'

const all = [...tuningConversations, ...heldOutConversations]
const questions = all.flatMap(askedIn)
const least: Record<Kind, number> = {
  answerable: 120,
  'follow-up': 60,
  'two-in-one': 20,
  typo: 20,
  decline: 30,
  'small talk': 15,
  danger: 20,
  injection: 10,
  person: 15,
  support: 8,
  'existing client': 7,
  French: 25,
  Spanish: 8,
  'wrong premise': 10,
}

test('there are enough conversations and questions of every kind', () => {
  expect(all.length).toBeGreaterThanOrEqual(110)
  for (const kind of kinds)
    expect(questions.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(
      least[kind],
    )
})

test('a conversation has one to six turns, and one that is judged', () => {
  for (const conversation of all) {
    expect(conversation.turns.length, conversation.id).toBeGreaterThan(0)
    expect(conversation.turns.length, conversation.id).toBeLessThanOrEqual(6)
    expect(askedIn(conversation), conversation.id).not.toEqual([])
  }
})

test('the halves share no conversation and no question, and are about equal', () => {
  const ids = all.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const asked = (half: readonly ConversationCase[]) =>
    new Set(half.flatMap(askedIn).map(({ ask }) => plainWords(ask)))
  const [tuning, heldOut] = [asked(tuningConversations), asked(heldOutConversations)]
  expect([...tuning].filter((ask) => heldOut.has(ask))).toEqual([])
  expect(Math.abs(tuningConversations.length - heldOutConversations.length)).toBeLessThan(10)
})

test('every question can be judged, and follow-ups are also asked alone', () => {
  for (const asked of questions) {
    const wanted = [...Object.values(asked.stated ?? {}).flat(), ...(asked.says ?? [])]
    const canJudge = wanted.length > 0 || asked.declined || asked.person
    expect(canJudge, asked.ask).toBe(true)
    for (const wording of [...wanted, ...(asked.never ?? [])])
      for (const alternative of wording.split(' | '))
        expect(plainWords(alternative), `${asked.ask}: ${wording}`).not.toBe('')
    expect(asked.kind === 'follow-up', asked.ask).toBe(asked.alone !== undefined)
  }
})
