import { useLayoutEffect, useRef } from 'react'
import { StatusBadge } from './status-badge.tsx'

type FormSentNoticeProps = {
  reference: string
  copy: { status: string; title: string; text: string; reference: string; again?: string }
}

/**
 * Says that a form was received, with its reference; it takes the focus, so that screen readers read
 * it.
 */
export function FormSentNotice({ reference, copy }: FormSentNoticeProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => element.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={element}
      role="status"
      tabIndex={-1}
      className="mb-8 border border-verdigris p-5 sm:p-6"
    >
      <StatusBadge tone="verdigris" tilt="left">
        {copy.status}
      </StatusBadge>
      <p className="headline mt-4 text-heading">{copy.title}</p>
      <p className="mt-2 text-ink-muted">{copy.text}</p>
      <p className="mt-4">
        <span className="label block text-ink-muted">{copy.reference}</span>
        <strong className="font-mono text-lead font-normal tracking-wider">{reference}</strong>
      </p>
      {copy.again && <p className="mt-4 text-small text-ink-muted">{copy.again}</p>}
    </div>
  )
}
