import { expect, test } from 'vitest'
import type { TriageAnswer } from '../assistant.ts'
import { askConversations, type Send } from './ask-conversations.ts'
import type { ConversationCase } from './conversation-case.ts'
import { failuresOf, figuresOf, missedTargets, tableOf } from './conversation-report.ts'

const conversation: ConversationCase = {
  id: 'plan',
  who: 'a reader',
  page: '/blueprint',
  turns: [
    'Hello',
    { ask: 'What is it?', kind: 'answerable', stated: { '/blueprint': ['a plan'] } },
    {
      ask: 'How long?',
      kind: 'follow-up',
      alone: 'How long does it take?',
      stated: { '/blueprint': ['3 weeks'] },
    },
    { ask: 'I am on the bridge', kind: 'danger', says: ['911'] },
  ],
}
const replies: Record<string, string> = {
  'What is it?': 'It is a plan.',
  'How long?': 'A bridge.',
  'How long does it take?': 'Three weeks.',
}
const sent: string[] = []
let visitors = 0
const newVisitor = (): Send => {
  visitors += 1
  const visitor = visitors
  return async (message, { conversationId, page }) => {
    sent.push(`${visitor} ${conversationId} ${page} ${message}`)
    const given: Partial<TriageAnswer> = {
      message: replies[message] ?? 'Hello.',
      conversationId: `c${visitor}`,
      sources: message === 'What is it?' ? [{ path: '/blueprint#part', title: 'Plan' }] : [],
      offersPerson: false,
      handOff: null,
    }
    return given as TriageAnswer
  }
}

test('conversations are asked turn by turn, follow-ups also alone, and what failed is told', async () => {
  const asked = await askConversations([conversation], newVisitor)
  expect(sent).toEqual([
    '1 null /blueprint Hello',
    '1 c1 /blueprint What is it?',
    '1 c1 /blueprint How long?',
    '1 c1 /blueprint I am on the bridge',
    '2 null /blueprint How long does it take?',
  ])
  expect(asked.inConversation.map(({ verdict }) => verdict)).toEqual([
    'right',
    'wrong text',
    'wrong text',
  ])
  const figures = figuresOf(asked)
  expect(figures.all).toMatchObject({ n: 3, right: 1, 'wrong text': 2, linked: 0.5 })
  expect(figures.followUps).toEqual({ inConversation: 0, alone: 1 })
  expect(missedTargets(figures)).toEqual(['follow-ups beside the same questions alone', 'danger'])
  const table = tableOf('tuning', figures)
  expect(table).toMatch(/\| follow-up +\| +1 \| +0 % \|/)
  expect(table).toContain('0 % good in their conversation, 100 % asked alone')
  const failures = failuresOf(asked)
  expect(failures).toContain('> What is it?\n< It is a plan.\n> How long?\n< A bridge.')
  expect(failures).toContain('missing: 3 weeks')
  expect(failures).not.toContain('## right')
})
