import { expect, test } from 'vitest'
import { type LeadRow, type LeadStatus, leadStatuses } from '../lead.ts'
import type { BoardColumn } from './board-state.ts'
import { begin, columnsWith, type Moves, refused, taken } from './lead-moves.ts'

const cardOf = (id: string, status: LeadStatus) => ({ id, status, full_name: id }) as LeadRow
const sent = (shown: Partial<Record<LeadStatus, string[]>>): BoardColumn[] =>
  leadStatuses.map((status) => {
    const cards = (shown[status] ?? []).map((id) => cardOf(id, status))
    return { status, cards, total: cards.length }
  })
const seen = (columns: readonly BoardColumn[], moves: Moves) =>
  Object.fromEntries(
    columnsWith(columns, moves)
      .filter(({ cards, total }) => cards.length > 0 || total !== 0)
      .map(({ status, cards, total }) => [status, `${cards.map(({ id }) => id)}:${total}`]),
  )
const ada = cardOf('ada', 'new')

test('a card is in its new column before the server answers, and does not jump when it does', () => {
  const before = sent({ new: ['ada', 'lin'], contacted: ['kim'] })
  const moves = begin({}, 1, ada, 'contacted')
  const there = { new: 'lin:1', contacted: 'ada,kim:2' }
  expect(seen(before, moves)).toEqual(there)
  // The server sends what it has now, and only then the move is known to be taken.
  const after = sent({ new: ['lin'], contacted: ['kim', 'ada'] })
  expect(seen(after, moves)).toEqual(there)
  expect(seen(after, taken(moves, 2, 'ada'))).toEqual(there)
  // Older than all that are shown, it stays in sight.
  const beyond = sent({ new: ['lin'], contacted: ['kim'] })
  expect(seen(beyond, taken(moves, 2, 'ada'))).toEqual({ new: 'lin:1', contacted: 'ada,kim:1' })
})

test('a refused move shows the card where the server has it', () => {
  const moves = begin({}, 1, ada, 'contacted')
  const now = sent({ qualified: ['ada'] })
  expect(seen(now, refused(moves, 'ada'))).toEqual({ qualified: 'ada:1' })
  // The same where somebody moves it on later, or the move is undone.
  expect(seen(now, taken(moves, 2, 'ada'))).toEqual({ qualified: 'ada:1' })
})

test('a card that goes on before the server has answered is sent on afterwards', () => {
  const first = begin({}, 1, ada, 'contacted')
  const second = begin(first, 2, { ...ada, status: 'contacted' }, 'qualified')
  expect(second.ada).toMatchObject({ from: 'new', to: 'contacted', next: 'qualified' })
  expect(seen(sent({ new: ['ada'] }), second)).toEqual({ qualified: 'ada:1' })
  const third = taken(second, 3, 'ada')
  expect(third.ada).toMatchObject({ turn: 3, from: 'contacted', to: 'qualified', isSaved: false })
  expect(seen(sent({ contacted: ['ada'] }), third)).toEqual({ qualified: 'ada:1' })
  // Back to where it is being sent: nothing more is to be done.
  expect(begin(second, 2, ada, 'contacted').ada?.next).toBeUndefined()
  expect(begin({}, 1, ada, 'new')).toEqual({})
})
