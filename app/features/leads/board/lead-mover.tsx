import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { LeadPlace } from '../lead-list-query.ts'
import type { Move } from './lead-moves.ts'

/** What the route for moves answers when it refuses one. */
export type MoveAnswer = { error: string }

type LeadMoverProps = {
  move: Move
  place: LeadPlace
  action: string
  /** Called once, when the board shows what the server has. */
  onSettled: (id: string, error: string | undefined) => void
}

/** Sends one move. What is taken comes back as a redirect to the board, which says it in a toast. */
export function LeadMover({ move, place, action, onSettled }: LeadMoverProps) {
  const { submit, state, data } = useFetcher<MoveAnswer>()
  const step = useRef<'new' | 'sent' | 'under way' | 'settled'>('new')
  const { card, from, to } = move
  useEffect(() => {
    if (step.current !== 'new') return
    step.current = 'sent'
    submit(
      { lead: card.id, from, status: to, place, scripted: 'on' },
      { method: 'post', action, preventScrollReset: true },
    )
  }, [submit, card.id, from, to, place, action])
  useEffect(() => {
    if (step.current === 'sent' && state !== 'idle') step.current = 'under way'
    if (step.current !== 'under way' || state !== 'idle') return
    step.current = 'settled'
    onSettled(card.id, data?.error)
  }, [state, data, card.id, onSettled])
  return null
}
