import type { ReactNode } from 'react'
import type { FilterTerm } from '#app/features/public-projects/public-project.ts'
import { changedHref } from '#app/platform/changed-href.ts'
import { Accented } from '#app/ui/accented.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { insightsPage } from '#content/insights.ts'
import type { FeaturedInsight, InsightCard } from '../insight.ts'
import type { InsightQuery } from '../insight-query.ts'
import { InsightEntry } from './insight-entry.tsx'
import { InsightLead } from './insight-lead.tsx'

type InsightContentsProps = {
  featured: FeaturedInsight | null
  insights: InsightCard[]
  next: string | null
  types: FilterTerm[]
  capabilities: FilterTerm[]
  query: InsightQuery
  /** Shown below the list. */
  children?: ReactNode
}

const path = '/blog'

/** The list of insights: the newest one large, the others in columns. */
export function InsightContents(props: InsightContentsProps) {
  const { featured, insights, next, types, capabilities, query, children } = props
  const search = changedHref('', '', { type: query.type, capability: query.capability })
  const filtered = query.type !== null || query.capability !== null
  const later = query.after !== undefined
  const chips = (name: 'type' | 'capability', terms: FilterTerm[]) =>
    terms.map(({ slug, name: text, chosen }) => {
      const href = changedHref(path, search, { [name]: chosen ? null : slug })
      return { slug, name: text, href, chosen }
    })
  const chosenText = insightsPage.chosen
  return (
    <div className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="grid grid-cols-1 items-end gap-x-8 gap-y-6 pb-10 md:grid-cols-12">
        <div className="md:col-span-8">
          <MrzLine text={insightsPage.mrz} className="mb-6" />
          <h1 className="display text-hero">
            <Accented parts={insightsPage.headline} />
          </h1>
        </div>
        <p className="max-w-[48ch] text-ink-muted md:col-span-4">{insightsPage.lead}</p>
      </header>
      {featured && <InsightLead insight={featured} />}
      {!featured && insights.length === 0 && <Nothing filtered={filtered} />}
      {(insights.length > 0 || filtered || later) && (
        <nav aria-label={insightsPage.sections} className="no-print border-b border-ink">
          <FilterChips
            label={insightsPage.sections}
            chips={chips('type', types)}
            chosenText={chosenText}
          />
          <FilterChips
            label={insightsPage.topics}
            chips={chips('capability', capabilities)}
            chosenText={chosenText}
          />
        </nav>
      )}
      {insights.length > 0 && (
        <>
          <h2 className="sr-only">{insightsPage.contents}</h2>
          <ul className="grid grid-cols-1 gap-x-12 lg:grid-cols-2 [&>li:first-child>*]:border-t-0 lg:[&>li:nth-child(2)>*]:border-t-0">
            {insights.map((insight) => (
              <li key={insight.id}>
                <InsightEntry insight={insight} />
              </li>
            ))}
          </ul>
        </>
      )}
      {(later || next) && (
        <Pagination
          label={insightsPage.pages}
          previous={{
            label: insightsPage.first,
            href: later ? changedHref(path, search, {}) : null,
          }}
          next={{
            label: insightsPage.more,
            href: next ? changedHref(path, search, { after: next }) : null,
          }}
        />
      )}
      {children && <div className="mt-16">{children}</div>}
    </div>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  return (
    <div className="mb-10">
      {filtered ? (
        <EmptyState
          text={insightsPage.emptyFiltered}
          action={
            <ButtonLink viewTransition to={path}>
              {insightsPage.all}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState
          text={insightsPage.empty}
          action={
            <ButtonLink viewTransition to="/">
              {insightsPage.home}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
