import { useTimes } from './times-provider.tsx'

type MomentProps = {
  /** An instant as ISO 8601, or a day. */
  at: string
  /** Lists show the date; what is about one record shows the time too. */
  look?: 'date' | 'long' | 'time'
  /** Whether its age stands beside it. */
  isAged?: boolean
  className?: string
}

/** A time in the zone of the reader with its age beside it; a day is never moved by a zone. */
export function Moment({ at, look = 'date', isAged = true, className }: MomentProps) {
  const times = useTimes()
  const age = isAged && times.age(at)
  return (
    // A browser may know another law about a zone than the server, as after a change of summer time.
    <time
      dateTime={at}
      title={times.whole(at)}
      data-brief={age || times.brief(at)}
      className={className}
      suppressHydrationWarning
    >
      {/* Where a row has no room for it, the brief time is seen and this one is read to screen readers. */}
      <span className="moment-whole" suppressHydrationWarning>
        {times[look](at)}
        {age && <span className="text-ink-muted"> · {age}</span>}
      </span>
    </time>
  )
}
