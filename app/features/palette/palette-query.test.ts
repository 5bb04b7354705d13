import { expect, test } from 'vitest'
import type { FoundRecord } from './palette.ts'
import { recordAt, recordHref } from './palette.ts'
import { groupsOf } from './palette-groups.ts'
import { askedOf, readPaletteWords } from './palette-query.ts'

const meant = (words: string) =>
  askedOf(words)
    .filter(({ phrase, status }) => phrase !== words.toLowerCase() || status)
    .map(({ kind, phrase, status }) => [kind, phrase, status])

test('words are one line of limited length, without invisible characters', () => {
  expect(readPaletteWords('  Ada \n\t Lovelace\0 ')).toBe('Ada Lovelace')
  expect(readPaletteWords('\u202eevil\ud800')).not.toMatch(/[\u202e\ud800]/)
  expect(readPaletteWords('\u200b\u2800')).toBe('')
  expect(readPaletteWords('x'.repeat(9_999))).toHaveLength(100)
  expect(readPaletteWords(`${'x'.repeat(99)}😀`)).toBe('x'.repeat(99))
  expect(readPaletteWords(`${'x'.repeat(98)}😀`)).toBe(`${'x'.repeat(98)}😀`)
  expect(readPaletteWords('a b c d e f g h i j')).toBe('a b c d e f g h')
  expect(readPaletteWords(null)).toBe('')
})

test('every kind is asked for the words themselves, and first', () => {
  const asked = askedOf('Overdue invoices of Acme')
  expect(new Set(asked.slice(0, 13).map(({ phrase }) => phrase))).toEqual(
    new Set(['overdue invoices of acme']),
  )
})

test('a word for a kind, a status or an action leaves the words of the record', () => {
  expect(meant('overdue invoices of Acme')).toContainEqual(['invoice', 'acme', 'overdue'])
  expect(meant('overdue')).toEqual([['invoice', '', 'overdue']])
  expect(meant('open tickets acme')).toContainEqual(['ticket', 'acme', 'open'])
  expect(meant('new invoice acme')).toContainEqual(['client', 'acme', null])
  expect(meant('convert ada')).toContainEqual(['lead', 'ada', null])
  expect(meant('invoice')).toEqual([])
  expect(meant('ministry of health')).toEqual([])
  expect(askedOf('#AB12CD34')[0]?.phrase).toBe('ab12cd34')
})

const record = (more: Partial<FoundRecord>): FoundRecord => ({
  ...{ kind: 'lead', id: '1', title: 'x', note: null, status: null, at: '2026-01-01T00:00:00Z' },
  ...{ weight: 1, tier: 3 },
  ...more,
})

test('the group with the best answer is first; in it the better, open and newer one, and nothing twice', () => {
  const groups = groupsOf(
    [
      record({ id: 'old', at: '2020-01-01T00:00:00Z' }),
      record({ id: 'done', weight: 0 }),
      record({ id: 'new' }),
      record({ id: 'best', tier: 1, weight: 0 }),
      record({ id: 'new', tier: 2 }),
      record({ kind: 'person', id: 'p', tier: 0 }),
      record({ kind: 'client', id: 'c', tier: 5 }),
    ],
    4,
  )
  expect(groups.map(({ key, entries }) => [key, entries.map((one) => one.key)])).toEqual([
    ['person', ['person-p']],
    ['lead', ['lead-best', 'lead-new', 'lead-old', 'lead-done']],
    ['client', ['client-c']],
  ])
})

test('the address of a record is that of its page, from which it is remembered', () => {
  const id = '0190aaaa-0000-4000-8000-000000000001'
  for (const kind of ['lead', 'client', 'user', 'answer', 'case_study'] as const) {
    const href = recordHref(record({ kind, id, title: 'A & B', note: 'a@b.example · B' }))
    expect(recordAt(new URL(href, 'http://localhost')), href).toEqual({ kind, id })
  }
  expect(recordAt(new URL('http://localhost/lead_admin/clients?of=1'))).toBeUndefined()
  expect(recordAt(new URL(`http://localhost/lead_admin/audit/${id}`))).toBeUndefined()
})

test('records of one name say their kind, and their day where the rest is the same too', () => {
  const found = (kind: FoundRecord['kind'], id: string, note: string, at: string): FoundRecord => ({
    ...{ kind, id, title: 'Ada Roy', note, at },
    ...{ status: null, weight: 1, tier: 1 },
  })
  const groups = groupsOf(
    [
      found('person', 'a', 'ada@port.example', '2026-03-01T10:00:00Z'),
      found('person', 'b', 'ada@quay.example', '2026-03-02T10:00:00Z'),
      found('lead', 'c', 'ada@port.example', '2026-03-03T10:00:00Z'),
      found('lead', 'd', 'ada@port.example', '2026-03-04T10:00:00Z'),
      { ...found('client', 'e', 'The port', '2026-03-04T10:00:00Z'), title: 'Port' },
    ],
    5,
  )
  const shown = groups.flatMap(({ entries }) => entries)
  const told = shown.map(({ key, kind, at }) => [key, kind, at?.slice(0, 10)])
  expect(told).toEqual([
    ['client-e', undefined, undefined],
    ['person-b', 'person', undefined],
    ['person-a', 'person', undefined],
    ['lead-d', 'lead', '2026-03-04'],
    ['lead-c', 'lead', '2026-03-03'],
  ])
})
