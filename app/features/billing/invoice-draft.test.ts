import { expect, test } from 'vitest'
import { changeRows, type DraftEntry, emptyLine } from './invoice-draft.ts'
import { checkDraft } from './invoice-draft-check.ts'
import { entryOf, readDraftEntry, withPreset } from './invoice-draft-entry.ts'

function typed(more: Record<string, string> = {}): DraftEntry {
  const form = new FormData()
  const fields = {
    project_id: '',
    description: 'First stage',
    currency: 'CAD',
    due_on: '2026-12-31',
    bill_name: 'Client',
    'tax-a-name': 'GST',
    'tax-a-rate': '5',
    'tax-c-name': 'QST',
    'tax-c-rate': '9.975 %',
    'line-0-description': 'Days',
    'line-0-quantity': '2.5',
    'line-0-unit_price': '1,000.01',
    'line-0-tax-a': 'on',
    'line-0-tax-b': 'on',
    'line-1-description': '',
    'line-1-quantity': '1',
    'line-1-unit_price': '',
    'line-2-description': 'Discount',
    'line-2-quantity': '1',
    'line-2-unit_price': '-50',
    'line-99999999-description': 'x',
    ...more,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readDraftEntry(form)
}

test('a form is read as an invoice; rows without words and price, and taxes that are not there, are left out', () => {
  const { draft, ...checked } = checkDraft(typed())
  expect(checked).toEqual({ rows: [0, 2] })
  expect(draft).toMatchObject({
    fields: { project_id: null, po_number: null, bill_name: 'Client' },
    taxes: [
      { id: 'a', name: 'GST', rate: 5_000 },
      { id: 'c', name: 'QST', rate: 9_975 },
    ],
    lines: [
      { position: 1, quantity: 2_500, unit_price: 100_001, taxes: ['a'] },
      { position: 2, description: 'Discount', unit_price: -5_000, taxes: [] },
    ],
  })
  if (draft) expect(checkDraft(entryOf(draft)).draft).toEqual(draft)
})

test.each([
  [{ description: ' ' }, 'description'],
  [{ bill_name: '' }, 'bill_name'],
  [{ bill_address: 'x'.repeat(1_001) }, 'bill_address'],
  [{ currency: 'XYZ' }, 'currency'],
  [{ due_on: '2026-02-30' }, 'due_on'],
  [{ project_id: 'x' }, 'project_id'],
  [{ 'tax-a-rate': '' }, 'tax-a-rate'],
  [{ 'tax-a-rate': '100.001' }, 'tax-a-rate'],
  [{ 'tax-a-name': '' }, 'tax-a-name'],
  [{ 'line-0-description': '' }, 'line-0-description'],
  [{ 'line-0-quantity': '0' }, 'line-0-quantity'],
  [{ 'line-0-quantity': '1.2345' }, 'line-0-quantity'],
  [{ 'line-0-unit_price': '1.005' }, 'line-0-unit_price'],
  [{ 'line-0-unit_price': 'free' }, 'line-0-unit_price'],
  [{ 'line-0-quantity': '1000000', 'line-0-unit_price': '999999999' }, 'line-0-unit_price'],
])('%o is said beside %s', (more, field) => {
  expect(Object.keys(checkDraft(typed(more)).errors ?? {})).toEqual([field])
})

test('rows are added, moved and removed, and one always stays', () => {
  const entry = typed()
  const words = (lines: DraftEntry['lines']) => lines.map(({ description }) => description)
  expect(words(changeRows(entry, 'up', 2))).toEqual(['Days', 'Discount', ''])
  expect(words(changeRows(entry, 'up', 0))).toEqual(['Days', '', 'Discount'])
  expect(words(changeRows(entry, 'down', 0))).toEqual(['', 'Days', 'Discount'])
  expect(words(changeRows(entry, 'remove', 0))).toEqual(['', 'Discount'])
  expect(changeRows(entry, 'add', 0).at(-1)).toEqual(emptyLine(['a', 'c']))
  expect(changeRows({ ...entry, lines: [emptyLine([])] }, 'remove', 0)).toEqual([
    emptyLine(['a', 'c']),
  ])
})

test('a region fills the taxes in on every line, with the registration numbers', () => {
  const filled = withPreset(typed(), 'ca-qc', { gst_hst: '123 RT0001' })
  expect(filled.taxes).toMatchObject({
    a: { name: 'GST', rate: '5', registration: '123 RT0001' },
    b: { name: 'QST', rate: '9.975', registration: '' },
    c: { name: '', rate: '' },
  })
  expect(filled.lines.every(({ taxes }) => taxes.join() === 'a,b')).toBe(true)
  expect(withPreset(typed(), 'us-state', {}).taxes.a.rate).toBe('')
  expect(withPreset(typed(), 'us-none', {}).lines[0]?.taxes).toEqual([])
  expect(withPreset(typed(), 'nowhere', {})).toEqual(typed())
})
