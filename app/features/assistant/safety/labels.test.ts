import { describe, expect, test } from 'vitest'
import { crisisLines } from '#content/crisis-lines.ts'
import { privacyArticles } from '#content/legal/privacy.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import { safety } from '#content/safety.ts'
import { screenedReplies } from '#content/screened-replies.ts'
import {
  certainFamilies,
  idiomFamilies,
  possibleAtWork,
  possibleFamilies,
} from './danger-nets.data.ts'
import { certain, idioms, possible, signs } from './danger-patterns.data.ts'
import { labelFamilies, labelsOfWork } from './label-patterns.data.ts'
import { type Label, screen } from './labels.ts'
import { typedWordings } from './typed-wordings.data.ts'
import { unseenWordings } from './unseen-wordings.data.ts'
import { noPerson, wishes } from './wish-patterns.data.ts'
import { wordings } from './wordings.data.ts'
import type { Sort, Wordings } from './wordings.ts'

const all = (set: Wordings, sort: Sort) => Object.values(set[sort]).flat()
const isRecognised = (sort: Sort) => (message: string) => {
  const { danger, labels } = screen(message)
  if (sort === 'danger') return danger !== null
  if (sort === 'harmless') return danger === null && labels.length === 0
  return danger === null && labels.includes(sort)
}
const missed = (set: Wordings, sort: Sort) =>
  all(set, sort).filter((message) => !isRecognised(sort)(message))
const labelled = [
  'person',
  'support',
  'complaint',
  'data',
  'job',
  'press',
  'abuse',
  'injection',
] as const

describe('the wordings', () => {
  test('are hundreds, of every sort and language', () => {
    const count = (sort: Sort) => all(wordings, sort).length + all(unseenWordings, sort).length
    const least = { danger: 150, person: 100, support: 60, complaint: 40, data: 40, job: 40 }
    for (const [sort, number] of Object.entries({ ...least, press: 20, abuse: 40, injection: 40 }))
      expect(count(sort as Sort), sort).toBeGreaterThanOrEqual(number)
    expect(count('harmless')).toBeGreaterThanOrEqual(150)
    for (const [kind, number] of Object.entries({
      french: 50,
      indirect: 20,
      misspelt: 20,
      other: 20,
    })) {
      const ofKind = [...(wordings.danger[kind] ?? []), ...(unseenWordings.danger[kind] ?? [])]
      expect(ofKind.length, kind).toBeGreaterThanOrEqual(number)
    }
  })

  test.each(['danger', ...labelled] as const)('%s: none is missed', (sort) => {
    expect(missed(wordings, sort)).toEqual([])
  })

  test('work, figures of speech and grief are none of these', () => {
    expect(missed(wordings, 'harmless')).toEqual([])
  })

  // The figures of the first look are in docs/assistant.md.
  test.each(['danger', ...labelled, 'harmless'] as const)('%s of those not tuned with', (sort) => {
    expect(missed(unseenWordings, sort)).toEqual([])
  })

  test('several labels can be true', () => {
    expect(screen('My portal is down and I want to talk to a human').labels).toEqual(
      expect.arrayContaining(['person', 'support']),
    )
    expect(screen('Je veux mourir, passez-moi quelqu’un')).toMatchObject({
      danger: { kind: 'selfHarm' },
      labels: ['person'],
    })
  })
})

/** A message that resembles a label so much has it, unless a known question asks the same. */
const likelyEnough = 0.5

describe('what visitors type', () => {
  test.each(Object.entries(typedWordings))('%s is recognised or resembled', (sort, messages) => {
    const missed = messages.filter((message) => {
      const { danger, labels, likely } = screen(message)
      const isLikely = likely !== null && likely.share >= likelyEnough
      if (sort === 'danger') return danger === null
      if (sort === 'harmless') return danger !== null || isLikely
      return danger !== null || !(labels.includes(sort as Label) || likely?.sort === sort)
    })
    expect(missed).toEqual([])
  })

  test('questions about the site rarely resemble a label', () => {
    const asked = knownQuestions
      .filter(({ path }) => !/^\/(?:clients|careers)/.test(path))
      .flatMap(({ asked, fr }) => [...asked, ...fr.asked])
    const alarms = asked.filter((message) => (screen(message).likely?.share ?? 0) >= likelyEnough)
    expect(asked.length).toBeGreaterThan(5_000)
    expect(alarms.length / asked.length).toBeLessThan(0.003)
  })
})

test('hidden characters, other apostrophes and spaced letters change nothing', () => {
  for (const message of [
    'I want to k\u200bill my\u00adself',
    'I want\u{e0020} to die',
    'I don\u02bct want to live',
    'j\u2018ai envie de mourir',
    'Ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'k i l l   m y s e l f',
    "il s'est tué\u0301",
    'd\u0336i\u0336e\u0336: I want to die',
  ])
    expect(screen(message).danger, message).not.toBeNull()
})

test('a very long message is read at its beginning and its end, in time', () => {
  const long = 'We have forty consulates and a paper register. '.repeat(4_000)
  expect(screen(`${long} I want to kill myself`).danger?.kind).toBe('selfHarm')
  expect(screen(`I want to kill myself ${long}`).danger?.kind).toBe('selfHarm')
  expect(screen(long)).toEqual({ danger: null, labels: [], likely: null })
  expect(screen('i am my i want '.repeat(300)).danger).toBeNull()
})

/** A limit of words beside a letter that is not ASCII is never true in JavaScript. */
const hasWrongLimit = ({ source }: RegExp) =>
  /(?:\\b|\\w)(?:\(\?:)?[^\p{ASCII}]|[^\p{ASCII}](?:\))?(?:\\b|\\w)/u.test(source)

test('no pattern has a word limit beside a letter that is not ASCII', () => {
  const groups: object[] = [certain, certainFamilies, wishes, labelFamilies, labelsOfWork]
  const lists = [possible, possibleFamilies, possibleAtWork, signs, idioms, idiomFamilies, noPerson]
  const patterns = [...groups.flatMap((group) => Object.values(group).flat()), ...lists.flat()]
  expect((patterns as RegExp[]).filter(hasWrongLimit)).toEqual([])
  expect(hasWrongLimit(/\bétage/)).toBe(true)
  expect(hasWrongLimit(/tué\b/)).toBe(true)
})

const numbersIn = (texts: unknown): string[] =>
  JSON.stringify(texts).match(/\d[\d -]*\d|[a-z]+\.(?:ca|com)\b/g) ?? []

test('every number of help is in the reviewed table, with its source', () => {
  const known = Object.values(crisisLines.lines).flatMap(({ number }) => numbersIn(number))
  const { reviewed, ...texts } = safety
  expect(numbersIn(texts).filter((number) => !known.includes(number))).toEqual([])
  expect(numbersIn('call 1-800-000-0000').every((number) => known.includes(number))).toBe(false)
  expect(reviewed).toMatch(/^20\d\d-\d\d-\d\d$/)
  for (const { number, source, country } of Object.values(crisisLines.lines)) {
    expect(number && source && country).toBeTruthy()
    expect(source).toMatch(/^[a-z0-9.-]+\.[a-z]+$/)
  }
})

test('the deadline of a data request is that of the privacy page', () => {
  const kept = { applicationDays: 1, conversationDays: 1, auditDays: 1 }
  const page = JSON.stringify(privacyArticles(kept))
  expect(page).toContain('within 30 days')
  expect(screenedReplies.en.data).toContain('within 30 days')
  expect(screenedReplies.fr.data).toContain('dans les 30 jours')
})

test.each(labelled satisfies readonly Label[])('%s is not danger', (sort) => {
  expect(all(wordings, sort).filter((message) => screen(message).danger)).toEqual([])
})
