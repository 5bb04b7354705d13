import { useTimes } from './times-provider.tsx'

type MomentProps = {
  /** An instant as ISO 8601, or a day. */
  at: string
  /** Lists show the date; what is about one record shows the time too. */
  look?: 'date' | 'long' | 'time'
  className?: string
}

/** A time in the zone of the reader with its age beside it; a day is never moved by a zone. */
export function Moment({ at, look = 'date', className }: MomentProps) {
  const times = useTimes()
  const age = times.age(at)
  return (
    // A browser may know another law about a zone than the server, as after a change of summer time.
    <time
      dateTime={at}
      title={times.whole(at)}
      data-look={look}
      className={className}
      suppressHydrationWarning
    >
      {times[look](at)}
      {age && <span className="text-ink-muted"> · {age}</span>}
    </time>
  )
}
