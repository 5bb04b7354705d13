import { longDate } from '#app/ui/format-date.ts'
import { legal } from '#content/legal/document.ts'

/** The day on which the text is in force: the server's today. */
export function LastUpdated({ today, className }: { today: string; className?: string }) {
  return (
    <p className={`text-small ${className ?? ''}`}>
      {legal.updated} <time dateTime={today.slice(0, 10)}>{longDate(today)}</time>
    </p>
  )
}
