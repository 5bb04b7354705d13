import type { DueSort } from '#app/lists/due-sorts.ts'
import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { dayColumn, factColumn, openColumn, titleColumn } from '#app/lists/usual-columns.tsx'
import { adminDecisions as copy, decisionCopy } from '#content/decisions.ts'
import { adminDecisionsPath, type DecisionRow, standingOf } from './decision.ts'
import { DecisionBadge } from './decision-badge.tsx'

/** The columns of the staff's list. @param today the reader's day */
export const decisionColumns = (today: string): ListColumn<DecisionRow, DueSort>[] =>
  withHeaders(copy.columns, [
    titleColumn(adminDecisionsPath),
    factColumn('client', (row: { client_name: string }) => row.client_name),
    { key: 'kind', cell: ({ kind }) => decisionCopy.deeds[kind] },
    {
      key: 'status',
      cell: (row) => (
        <DecisionBadge
          standing={standingOf(row, row.is_yours, today)}
          labels={decisionCopy.adminStanding}
        />
      ),
    },
    {
      key: 'people',
      cell: ({ people_agreed, people_total }) => (
        <span className="whitespace-nowrap tabular-nums">
          {decisionCopy.agreedOf(people_agreed, people_total)}
        </span>
      ),
    },
    dayColumn('due_on', { phone: 'fact' }),
    dayColumn('created_at', { brief: true }),
    openColumn(adminDecisionsPath, copy),
  ])
