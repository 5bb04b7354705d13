import { useCallback, useState } from 'react'
import { raiseToast } from '#app/ui/toast.ts'
import { leadBoard as copy } from '#content/lead-board.ts'
import type { LeadRow, LeadStatus } from '../lead.ts'
import type { BoardColumn } from './board-state.ts'
import { begin, columnsWith, type Move, type Moves, refused, taken } from './lead-moves.ts'

/** The columns of a board whose cards are moved, and the moves that are on their way. */
export function useLeadMoves(sent: readonly BoardColumn[]) {
  const [{ moves }, set] = useState<{ moves: Moves; turn: number }>({ moves: {}, turn: 1 })
  const move = useCallback((card: LeadRow, to: LeadStatus) => {
    set((now) => ({ moves: begin(now.moves, now.turn, card, to), turn: now.turn + 1 }))
  }, [])
  const settle = useCallback((id: string, error: string | undefined) => {
    if (error) raiseToast({ title: copy.failed, description: error, tone: 'destructive' })
    set((now) => ({
      moves: error ? refused(now.moves, id) : taken(now.moves, now.turn, id),
      turn: now.turn + 1,
    }))
  }, [])
  const onTheirWay: Move[] = Object.values(moves).filter(({ isSaved }) => !isSaved)
  return { columns: columnsWith(sent, moves), onTheirWay, move, settle }
}
