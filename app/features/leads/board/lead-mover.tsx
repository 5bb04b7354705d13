import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Toast } from '#app/ui/toast.ts'
import type { LeadPlace } from '../lead-list-query.ts'
import type { Move } from './lead-moves.ts'

/** What the route for moves answers to scripts: a redirect could be given up for that of another move. */
export type MoveAnswer = { error: string } | { toast: Omit<Toast, 'id' | 'tone'> }

type LeadMoverProps = {
  move: Move
  place: LeadPlace
  action: string
  /** Called once, when the board shows what the server has. */
  onSettled: (id: string, error: string | undefined) => void
}

/** Sends one move. It is settled when the board was read after the answer, or after a later one. */
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
    // Where the page is slow, an answer may be there before a render has shown that it is under way.
    const isAnswered = step.current === 'under way' || (step.current === 'sent' && data)
    if (!isAnswered || state !== 'idle') return
    step.current = 'settled'
    onSettled(card.id, data && 'error' in data ? data.error : undefined)
  }, [state, data, card.id, onSettled])
  return null
}
