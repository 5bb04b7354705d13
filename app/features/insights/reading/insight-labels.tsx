import { Badge } from '#app/ui/badge.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { insightPage } from '#content/insights.ts'
import type { InsightCard } from '../insight.ts'

type Labels = Pick<InsightCard, 'content_type' | 'capabilities'>

/** The content type of an insight as a badge, and its capabilities. */
export function InsightLabels({ content_type, capabilities }: Labels) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {content_type && <StatusBadge tone="vermilion">{content_type.name}</StatusBadge>}
      {capabilities.length > 0 && (
        <ul aria-label={insightPage.about} className="flex flex-wrap gap-2">
          {capabilities.map((one) => (
            <li key={one.slug}>
              <Badge>{one.name}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
