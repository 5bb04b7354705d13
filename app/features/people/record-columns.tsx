import type { ReactNode } from 'react'

type RecordColumnsProps = {
  /** What is looked at first: on a phone above the timeline. */
  first: ReactNode
  /** On a phone below the timeline. */
  last: ReactNode
  /** The timeline. */
  children: ReactNode
}

/** A record's page: the timeline, and beside it what is open and what is known. */
export function RecordColumns({ first, last, children }: RecordColumnsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <div className="grid min-w-0 content-start gap-y-10 lg:col-start-2">{first}</div>
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
      <div className="grid min-w-0 content-start gap-y-10 lg:col-start-2">{last}</div>
    </div>
  )
}
