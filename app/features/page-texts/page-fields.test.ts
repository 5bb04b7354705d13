import { expect, test } from 'vitest'
import { pageCopies } from '#content/page-copies.ts'
import { sitePaths } from '#content/site-map.ts'
import { figuresLost, fixedReason } from './fixed-texts.ts'
import { limitOf, pageFields } from './page-fields.ts'

const reasonAt = (page: (typeof sitePaths)[number], path: string) => fixedReason(page, path)

test('every page has a title and a description that can be changed', () => {
  for (const page of sitePaths) {
    const free = pageFields(page).filter(({ fixed }) => fixed === null)
    expect(
      free.map(({ path }) => path),
      page,
    ).toEqual(expect.arrayContaining(['meta.title', 'meta.description']))
  }
})

test('a solution page can be changed nearly whole, without its addresses and its lines for machines', () => {
  const paths = pageFields('/solutions/evisa').map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(100)
  expect(paths).toContain('questions.items.0.answer')
  expect(paths.filter((path) => /\.(mrz|to|paths|zone)(\.|$)/.test(path))).toEqual([])
})

test('what the specification fixes is read only, with its reason', () => {
  expect(reasonAt('/', 'headline.0.text')).toBe('specified')
  expect(reasonAt('/', 'tagline')).toBe('specified')
  expect(reasonAt('/blueprint', 'journey.steps.3.duration')).toBe('specified')
  expect(reasonAt('/solutions/evisa', 'outcomes.items.2.value')).toBe('figure')
  expect(reasonAt('/contact', 'drawing.postmark.0')).toBe('drawing')
  expect(reasonAt('/solutions/evisa', 'headline.0.text')).toBeNull()
  expect(reasonAt('/about', 'tagline')).toBeNull()
})

test('every place in the list of fixed texts exists', () => {
  const paths = sitePaths.flatMap((page) => pageFields(page).filter(({ fixed }) => fixed))
  expect(new Set(paths.map(({ fixed }) => fixed))).toEqual(
    new Set(['figure', 'specified', 'drawing']),
  )
  expect(pageCopies['/'].meta.title).toBe('The Operating System for Modern Enterprises and Nations')
})

test('a figure of the specification stays in its sentence', () => {
  expect(figuresLost('Time falls by 70%.', 'Time falls by 80%.')).toEqual(['70%'])
  expect(figuresLost('Time falls by 70%.', 'It takes 70% less time.')).toEqual([])
  expect(figuresLost('Soon.', 'In 24 hours.')).toEqual([])
})

test('a text has room for half as much again, and for forty characters at least', () => {
  expect(limitOf('lead', 'x'.repeat(200))).toBe(300)
  expect(limitOf('hero.kind', 'Visa')).toBe(44)
  expect(limitOf('meta.description', 'x'.repeat(150))).toBe(190)
})
