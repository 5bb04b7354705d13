import { expect, test } from 'vitest'
import type { Reply } from '../assistant.ts'
import { withoutStory } from './story.ts'

const replyOf = (kind: Reply['kind'], text: string): Reply => ({
  ...{ kind, text, intent: 'other', sources: [], offersPerson: false },
  ...{ provider: 'builtin', quality: 'basic' },
})
const none = replyOf('unsure', 'not found')
const story =
  'We are a small office and have had four suppliers in ten years, all of whom went away. '.repeat(
    2,
  )
const question = 'Who owns the source code afterwards?'

test('when a story hides the question, the last sentence is asked alone', async () => {
  const asked: string[] = []
  const ask = async (text: string) => {
    asked.push(text)
    return replyOf('answer', 'You do.')
  }
  expect((await withoutStory(story + question, none, ask)).text).toBe('You do.')
  expect(asked).toEqual([question])
})

test.each([
  ['an answer to the whole message stays', story + question, replyOf('answer', 'whole')],
  ['a short message is asked once', `Good day. ${question}`, none],
  ['a story without a question stays unanswered', story, none],
  ['that nothing is stated stays', story + question, { ...none, isUnstated: true }],
])('%s', async (_, message, whole) => {
  const reply = await withoutStory(message, whole, () => Promise.reject(new Error('asked')))
  expect(reply).toBe(whole)
})

test('without an answer to the last sentence, the first reply stays', async () => {
  const other = replyOf('refused', 'other')
  expect(await withoutStory(story + question, none, async () => other)).toBe(none)
})
