import { type ListColumn, withHeaders } from '#app/lists/list-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { adminDecisions as copy, decisionCopy } from '#content/decisions.ts'
import { adminDecisionsPath, type DecisionRow, type DecisionSort, standingOf } from './decision.ts'
import { DecisionBadge } from './decision-badge.tsx'

/** The columns of the staff's list. @param today the reader's day */
export const decisionColumns = (today: string): ListColumn<DecisionRow, DecisionSort>[] =>
  withHeaders(copy.columns, [
    {
      key: 'title',
      sort: true,
      cell: ({ id, title }) => (
        <Link
          to={`${adminDecisionsPath}/${id}`}
          className="text-link block min-w-40 font-medium wrap-anywhere"
        >
          {title}
        </Link>
      ),
    },
    {
      key: 'client',
      phone: 'fact',
      cell: ({ client_name }) => (
        <span className="block min-w-32 wrap-anywhere">{client_name}</span>
      ),
    },
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
    {
      key: 'due_on',
      phone: 'fact',
      sort: true,
      cell: ({ due_on }) => <Moment at={due_on} className="whitespace-nowrap" />,
    },
    {
      key: 'created_at',
      sort: true,
      brief: true,
      cell: ({ created_at }) => <Moment at={created_at} className="whitespace-nowrap" />,
    },
    {
      key: 'actions',
      cell: ({ id, title }) => (
        <Link
          to={`${adminDecisionsPath}/${id}`}
          aria-label={copy.openOf(title)}
          className="text-link"
        >
          {copy.open}
        </Link>
      ),
    },
  ])
