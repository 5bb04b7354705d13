import { useNavigation } from 'react-router'
import { ListPages } from '#app/lists/list-pages.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { gapReport as copy } from '#content/assistant-reports.ts'
import { AssistantTabs } from '../staff-answers/assistant-tabs.tsx'
import type { PageChoice } from '../staff-answers/staff-answer.ts'
import { type GapReport, gapDays, gapsPath } from './gap.ts'
import { GapCard } from './gap-card.tsx'

type GapListProps = {
  report: GapReport
  pages: readonly PageChoice[]
  /** The group whose form was refused, and why. */
  refusal: { key: string; error: string } | undefined
}

/** The questions that were not answered, grouped by meaning, with what can be done about each group. */
export function GapList({ report, pages, refusal }: GapListProps) {
  const { days, groups, page, total } = report
  const busy = useNavigation().formData?.get('gap')
  const href = (to: number) => `${gapsPath}?days=${days}&page=${to}`
  return (
    <>
      <AssistantTabs here="questions" />
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="headline text-section">{copy.title}</h1>
        <p className="label text-ink-muted" role="status">
          {copy.found(total)}
        </p>
        <p className="w-full text-ink-muted">{copy.intro}</p>
      </div>
      <LinkTabs
        label={copy.period}
        tabs={gapDays.map((one) => ({
          to: `${gapsPath}?days=${one}`,
          label: copy.periods[one],
          selected: one === days,
        }))}
      />
      {(report.isCapped || report.hasNoMeaning) && (
        <p className="mt-4 text-small text-ink-muted">
          {[report.isCapped && copy.capped, report.hasNoMeaning && copy.byWords]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      <div className="mt-6">
        {groups.length === 0 ? (
          <EmptyState text={copy.empty} hint={copy.emptyHint} />
        ) : (
          <ul className="border-t border-line" data-list>
            {groups.map((gap) => (
              <li key={gap.key} className="border-b border-line py-6">
                <GapCard
                  gap={gap}
                  days={days}
                  pages={pages}
                  isBusy={busy === gap.key}
                  error={refusal?.key === gap.key ? refusal.error : undefined}
                />
              </li>
            ))}
          </ul>
        )}
        {report.pages > 1 && (
          <ListPages
            copy={copy}
            previous={page > 1 ? String(page - 1) : null}
            next={page < report.pages ? String(page + 1) : null}
            href={({ after, before }) =>
              href(before === 'end' ? report.pages : Number(before ?? after ?? 1))
            }
          />
        )}
      </div>
    </>
  )
}
