import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { plainWords } from '#app/features/assistant/evaluation/wording.ts'
import {
  textsOfArticle,
  textsOfProject,
} from '#app/features/assistant/knowledge/publication-texts.ts'
import { dangerIn } from '#app/features/assistant/safety/danger.ts'
import { careers } from '#content/careers.ts'
import { pageCopies } from '#content/page-copies.ts'
import type { KnownQuestion } from '#content/questions/known-question.ts'
import { knownQuestions } from '#content/questions/known-questions.ts'
import type { PublicationQuestion } from '#content/questions/publication-question.ts'
import { publicationQuestions } from '#content/questions/publication-questions.ts'
import type { SitePath } from '#content/site-map.ts'
import { sampleProjects } from '#db/seed/projects.data.ts'
import type { SampleInsight } from '#db/seed/sample.ts'
import { inOneLine, pageStrings } from './page-strings.ts'
import { provenQuestions } from './proven-questions.ts'

const kept = { applicationDays: 180, auditDays: 1095, conversationDays: 90 }
/** While all positions are open. */
const day = new Date('2026-11-02')
/** Only the build can read `sample-insights.ts`, which lists them. */
const insights: SampleInsight[] = await Promise.all(
  globSync('db/seed/insights/*.data.ts').map(
    async (file) => (await import(pathToFileURL(resolve(file)).href)).default,
  ),
)
const strings = new Map<string, string[]>(pageStrings(pageCopies, kept, day))
for (const { path, texts } of [
  ...insights.map((one) =>
    textsOfArticle({ ...one, path: `/blog/${one.slug}`, html: one.content }),
  ),
  ...sampleProjects.map(textsOfProject),
])
  strings.set(path, texts.map(inOneLine))
const every: readonly (KnownQuestion | PublicationQuestion)[] = [
  ...knownQuestions,
  ...publicationQuestions,
]
const mostWords = 45

/** Figures of a text as digits; "one" and "once" are seldom figures. */
function figuresIn(text: string): string[] {
  const words = plainWords(text.replaceAll(/\bonce\b/gi, ''))
  return (words.match(/\d[\d.]*/g) ?? []).filter((figure) => figure !== '1')
}

/** What is wrong with a known question, in words. */
function faultsOf(question: KnownQuestion | PublicationQuestion): string[] {
  const { id, path, asked, answer, says, fr } = question
  const isUnstated = 'isUnstated' in question && question.isUnstated
  const place = path.replace(/#.*/, '')
  const texts = strings.get(place)
  if (!texts) return [`${path} is no page`]
  const proof = new Set(figuresIn([...says, ...asked].join(' ')))
  return [
    !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && 'its id is not in kebab case',
    (asked.length < 5 || asked.length > 24) && `${asked.length} wordings, not five to twenty-four`,
    (fr.asked.length < 2 || fr.asked.length > 12) &&
      `${fr.asked.length} French wordings, not 2 to 12`,
    answer.split(/\s+/).length > mostWords && `the answer has more than ${mostWords} words`,
    Boolean(isUnstated) !== (says.length === 0) && '`says` is empty only when nothing is stated',
    ...says
      .filter((one) => !texts.some((text) => text.includes(inOneLine(one))))
      .map((one) => `${place} does not say "${one}"`),
    ...[...figuresIn(answer), ...figuresIn(fr.answer)]
      .filter((figure) => !proof.has(figure) && !isUnstated)
      .map((figure) => `no text of \`says\` has the figure ${figure}`),
  ].filter((fault) => fault !== false)
}

test('what a known question answers is on its page', () => {
  const faults = every.flatMap((known) => faultsOf(known).map((fault) => `${known.id}: ${fault}`))
  expect(faults).toEqual([])
})

test('no id and no wording stands twice', () => {
  const seen = new Map<string, string>()
  const twice: string[] = []
  for (const { id, asked, fr } of every)
    for (const key of [`id ${id}`, ...[...asked, ...fr.asked].map(plainWords)]) {
      const before = seen.get(key)
      if (before) twice.push(`"${key}" in ${before} and ${id}`)
      seen.set(key, id)
    }
  expect(twice).toEqual([])
})

test('a fault is found', () => {
  const [known] = knownQuestions
  if (!known) throw new Error('there are no known questions')
  const wrong: KnownQuestion = {
    ...known,
    id: 'Not kebab',
    asked: [],
    answer: 'In 77 hours.',
    says: ['This stands nowhere on the page.'],
  }
  expect(faultsOf(wrong)).toEqual([
    'its id is not in kebab case',
    '0 wordings, not five to twenty-four',
    '/about does not say "This stands nowhere on the page."',
    'no text of `says` has the figure 77',
    'no text of `says` has the figure 24',
  ])
  expect(faultsOf({ ...known, says: [] })[0]).toContain('empty only when')
  expect(faultsOf({ ...known, path: '/nowhere' as SitePath })).toEqual(['/nowhere is no page'])
})

test('questions about a position are known while it is open', () => {
  const idsOn = (date: string) =>
    provenQuestions(pageCopies, kept, new Date(date)).map(({ id }) => id)
  expect(idsOn('2026-11-02')).toHaveLength(knownQuestions.length)
  const later = new Set(idsOn('2036-11-02'))
  const gone = knownQuestions.filter(({ id }) => !later.has(id))
  expect(gone.map(({ id }) => id)).toContain('job-platform-engineer')
  expect(new Set(gone.map(({ path }) => path.replace(/#.*/, '')))).toEqual(new Set(['/careers']))
})

test('no known question sounds like a danger to life', () => {
  const alarms = every.flatMap(({ asked, fr }) => [...asked, ...fr.asked]).filter(dangerIn)
  expect(alarms).toEqual([])
})

test.each(['ai', 'design', 'security', 'delivery'])(
  'the known question about the positions of %s names all of them',
  (department) => {
    const { says } = knownQuestions.find(({ id }) => id === `careers-${department}-jobs`) ?? {}
    const titles = careers.jobs
      .filter((job) => job.department === department)
      .map(({ title }) => title)
    expect(says?.slice(1).toSorted()).toEqual(titles.toSorted())
  },
)
