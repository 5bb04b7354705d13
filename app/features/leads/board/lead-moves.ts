import type { LeadRow, LeadStatus } from '../lead.ts'
import type { BoardColumn } from './board-state.ts'

/** A card on its way from one column to another. */
export type Move = {
  /** Counts the moves of the board: a card that goes on to a third column is a new move. */
  turn: number
  card: LeadRow
  from: LeadStatus
  to: LeadStatus
  /** The server has taken it, and what it has sent since is shown. */
  isSaved: boolean
  /** Where the card goes on to, chosen before the server had answered. */
  next?: LeadStatus
}

/** The moves of a board, by the id of their cards. */
export type Moves = Readonly<Record<string, Move>>

/** A card that is put into another column; one that is still on its way waits for its turn. */
export function begin(moves: Moves, turn: number, card: LeadRow, to: LeadStatus): Moves {
  const before = moves[card.id]
  if (before && !before.isSaved)
    return { ...moves, [card.id]: { ...before, next: before.to === to ? undefined : to } }
  if (card.status === to) return moves
  return { ...moves, [card.id]: { turn, card, from: card.status, to, isSaved: false } }
}

/** The server has taken a move: the card stays where it was put, or goes on. */
export function taken(moves: Moves, turn: number, id: string): Moves {
  const move = moves[id]
  if (!move) return moves
  const { card, to, next } = move
  const saved = { ...card, status: to }
  if (next && next !== to)
    return { ...moves, [id]: { turn, card: saved, from: to, to: next, isSaved: false } }
  return { ...moves, [id]: { ...move, card: saved, isSaved: true, next: undefined } }
}

/** A move was refused: the card is where the server says. */
export function refused(moves: Moves, id: string): Moves {
  const { [id]: _, ...others } = moves
  return others
}

/**
 * The columns with the cards where they were put. A moved card is the first of its column and stays there,
 * also when the server shows it further down; when the server has it in another column, it is shown there.
 */
export function columnsWith(columns: readonly BoardColumn[], moves: Moves): BoardColumn[] {
  const sent = new Map(columns.flatMap(({ cards }) => cards.map((card) => [card.id, card])))
  const own = Object.entries(moves)
    .filter(([id, { isSaved, to }]) => !isSaved || (sent.get(id)?.status ?? to) === to)
    .map(([, move]) => ({ ...move, to: move.next ?? move.to }))
    .sort((a, b) => b.turn - a.turn)
  const ids = new Set(own.map(({ card }) => card.id))
  return columns.map(({ status, cards, total }) => {
    const arrived = own.filter(({ to }) => to === status)
    const stays = cards.filter(({ id }) => !ids.has(id))
    const under = (one: Move) => !one.isSaved && sent.get(one.card.id)?.status !== one.to
    const more = arrived.filter((one) => under(one) && one.from !== status).length
    const fewer = own.filter((one) => under(one) && one.from === status && one.to !== status).length
    return {
      status,
      cards: [...arrived.map(({ card }) => ({ ...(sent.get(card.id) ?? card), status })), ...stays],
      total: total === null ? null : total + more - fewer,
    }
  })
}
