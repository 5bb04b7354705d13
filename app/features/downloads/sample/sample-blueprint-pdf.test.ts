import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { blueprint } from '#content/blueprint.ts'
import { pricing } from '#content/pricing.ts'
import { sampleBlueprint as copy } from '#content/sample-blueprint.ts'
import { overlaps, wordsOfPages } from '#test/pdf-lines.ts'
import { printSampleBlueprint } from './sample-blueprint-pdf.server.ts'
import { decisionWeeks, estimate, stages } from './sample-plan.ts'

const bytes = await printSampleBlueprint('https://unordin.example')
const pages = await wordsOfPages(bytes)
const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase()
const texts = pages.map((words) => plain(words.map(({ text }) => text).join('')))
const whole = texts.join('\n')

test('it has twelve pages, and says on its cover and at the foot of each page that it is fictional', () => {
  expect(pages).toHaveLength(12)
  for (const text of copy.cover.fiction) expect(texts[0]).toContain(plain(text))
  expect(texts[0]).toContain(plain(copy.cover.fictionTitle))
  for (const [at, text] of texts.entries()) {
    expect(text).toContain(plain(copy.notice))
    expect(text).toContain(plain(`Page ${at + 1} of 12`))
  }
  expect(copy.notice).toContain('fictional')
})

test('nothing is printed over anything else, in the margins or into the foot', () => {
  for (const words of pages) {
    expect(overlaps(words)).toEqual([])
    expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(595 - 52)
    expect(Math.min(...words.map(({ left }) => left))).toBeGreaterThan(52)
    const above = words.filter(({ baseline }) => baseline > 49)
    expect(Math.min(...above.map(({ baseline }) => baseline))).toBeGreaterThan(66)
  }
})

test('it consists of what the Blueprint page names, in its words and with its durations', () => {
  const { approach, included, journey, tiers, challenges } = blueprint
  const named = [
    ...[...approach.items, ...included.items, ...challenges.items].map(({ title }) => title),
    ...journey.steps.flatMap(({ title, duration }) => [title, duration]),
    ...tiers.items.map(({ name }) => name),
  ]
  for (const one of named) expect(whole).toContain(plain(one))
})

test('weeks and team are those of the pricing page, and the bars fill them', () => {
  const { result } = pricing.estimate
  const { total, people, assessment, blueprint: planning } = estimate
  expect(whole).toContain(plain(result.weeks(total.from, total.to)))
  expect(whole).toContain(plain(result.people(people.from, people.to)))
  const spans = [assessment, planning, estimate.implementation]
  expect(spans.reduce((sum, { to }) => sum + to, 0)).toBe(total.to)
  expect(stages).toHaveLength(copy.plan.stages.length)
  expect(stages[0]?.from).toBe(assessment.to + planning.to + 1)
  expect(Math.max(...stages.map(({ to }) => to))).toBe(total.to)
  for (const { from, to } of stages) expect(from).toBeLessThan(to)
  expect(decisionWeeks).toHaveLength(copy.decisions.table.rows.length)
  expect(decisionWeeks).toEqual(decisionWeeks.toSorted((a, b) => a - b))
  expect(whole).not.toMatch(/[$€£]|usd|cad\d/)
})

test('the sample values agree with each other', () => {
  const waited = copy.today.steps.map((step) =>
    'wait' in step ? Number.parseInt(step.wait, 10) : 0,
  )
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  const days = sum(copy.measured.waits.map((wait) => wait.days))
  expect(sum(waited)).toBe(days)
  const [today, goal] = copy.summary.bars
  expect(today.days).toBe(days)
  const [first] = copy.measured.table.rows
  expect([first[1], first[2]]).toEqual([String(today.days), String(goal.days)])
  expect(sum(copy.measured.months.items.map(({ count }) => count))).toBe(48_000)
})

test('readers are told title, language and chapters, each drawing has a text, and the file stays small', async () => {
  expect(bytes.length).toBeLessThan(250 * 1024)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: copy.title, Language: 'en-CA' })
  const chapters = (await pdf.getOutline()).map(({ title }) => title)
  expect(chapters).toHaveLength(12)
  expect(chapters).toContain(copy.plan.title)
  const trees = await Promise.all(
    pages.map(async (_, at) => JSON.stringify(await (await pdf.getPage(at + 1)).getStructTree())),
  )
  for (const { alt } of [copy.summary, copy.today, copy.measured, copy.target, copy.architecture])
    expect(trees.join('')).toContain(alt)
  expect(trees.join('').match(/"role":"Figure"/g)).toHaveLength(7)
})

test('the same release gives the same bytes', async () => {
  expect((await printSampleBlueprint('https://unordin.example')).equals(bytes)).toBe(true)
})
