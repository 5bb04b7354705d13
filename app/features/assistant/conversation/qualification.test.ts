import { describe, expect, test } from 'vitest'
import { conversationCopy as copy } from '#content/conversations.ts'
import {
  begin,
  type Qualification,
  questionOf,
  readQualification,
  takeAnswer,
} from './qualification.ts'
import { interestIn, isDecline, nameFromEmail, readContact } from './read-answer.ts'

const idle = readQualification({})
/** Answers one after the other. */
const answer = (state: Qualification, ...messages: string[]) =>
  messages.reduce((at, message) => takeAnswer(at, message).state, state)

describe('questions', () => {
  test('begin with interest, and not without', () => {
    expect(begin(idle, 'pricing').pending).toBe('area')
    expect(begin(idle, 'evisa').pending).toBe('organisation')
    expect(begin(idle, 'person').pending).toBe('email')
    for (const intent of ['careers', 'support', 'company', 'other'] as const)
      expect(begin(idle, intent)).toEqual(idle)
  })

  test('are at most five and end with consent', () => {
    let state = begin(idle, 'pricing')
    const asked: string[] = []
    const said = [
      'Healthcare and telemedicine',
      'Ministry of Health',
      'We lose paper files',
      'Soon',
      'Ada <ada@x.example>',
    ]
    for (const message of said) {
      asked.push(String(state.pending))
      state = answer(state, message)
    }
    expect(asked).toEqual(['area', 'organisation', 'need', 'time', 'email'])
    expect(state.pending).toBe('consent')
    const question = questionOf(state)
    for (const text of ['Ministry of Health', 'ada@x.example', copy.consent.text])
      expect(question?.text).toContain(text)
    expect(takeAnswer(state, 'Yes, send it').type).toBe('consented')
    expect(answer(state, 'no').status).toBe('over')
  })

  test.each(['no thanks', 'No, thank you.', 'stop', 'rather not', copy.skip])(
    'end at "%s" and do not begin again',
    (message) => {
      const over = answer(begin(idle, 'pricing'), message)
      expect(over.status).toBe('over')
      expect(questionOf(over)).toBeNull()
      expect(begin(over, 'evisa').pending).toBeNull()
      expect(begin(over, 'person').pending).toBe('email')
    },
  )

  test.each(['Thanks', 'Hello', 'ok', 'You did not answer my question', 'Summarise the file'])(
    'take "%s" for no answer',
    (message) => {
      const after = takeAnswer(begin(idle, 'pricing'), message)
      expect(after.type).toBe('detour')
      expect(after.state).toMatchObject({ pending: 'area', answers: {} })
    },
  )

  test('give way to a question of the visitor twice at most', () => {
    const state = begin(idle, 'evisa')
    const once = takeAnswer(state, 'How long does it take?')
    expect(once.type).toBe('detour')
    expect(once.state.pending).toBe('organisation')
    expect(answer(once.state, 'And what does it cost?').status).toBe('over')
    expect(answer(once.state, 'Ministry of Interior').answers.organisation).toBe(
      'Ministry of Interior',
    )
  })

  test('ask for an address once more, and then no more', () => {
    const state = begin(idle, 'person')
    const once = takeAnswer(state, 'my desk')
    expect(once).toMatchObject({ type: 'said', text: copy.wrongEmail })
    expect(answer(once.state, 'still my desk').status).toBe('over')
    expect(answer(once.state, 'ada@x.example').pending).toBe('consent')
  })

  test('survive what was stored by another version', () => {
    for (const stored of [null, 5, 'x', { status: 'new' }, { answers: { area: 5 } }])
      expect(readQualification(stored)).toEqual(idle)
  })
})

test.each([
  ['Ada Lovelace, ada@x.example', 'ada@x.example', 'Ada Lovelace'],
  [
    'My name is José Núñez and my e-mail is jose.n@gov.example.',
    'jose.n@gov.example',
    'José Núñez',
  ],
  ['please write to ada@x.example', 'ada@x.example', null],
  ['ada@x.example', 'ada@x.example', null],
  ['<ada@x.example>,b@y.example', 'ada@x.example', null],
])('reads %s', (text, email, name) => {
  const found = readContact(text)
  expect(found?.email).toBe(email)
  if (name !== null) expect(found?.name).toBe(name)
})

test('no address is made of what is none', () => {
  for (const text of ['', 'me', 'a@b', '@x.example', 'a b@', 'x'.repeat(4_000), '@'.repeat(4_000)])
    expect(readContact(text), text.slice(0, 20)).toBeUndefined()
})

test('names, refusals and interest are recognised', () => {
  expect(nameFromEmail('ada.lovelace+x@y.example')).toBe('Ada Lovelace')
  expect(isDecline('No registry exists in our country today, which is the trouble')).toBe(false)
  expect(interestIn('What does it cost?')).toBe('pricing')
  expect(interestIn('How long does a blueprint take?')).toBe('timeline')
  expect(interestIn('What do you call a register?')).toBeUndefined()
})
