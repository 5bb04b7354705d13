import type { ReactNode } from 'react'
import type { WhomNames } from '#app/features/of-whom/of-whom.ts'
import { listSearch } from '#app/lists/list.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import type { ListViews } from '#app/lists/list-views.ts'
import type { LeadRow } from '../lead.ts'
import {
  commonViews,
  leadChips,
  leadCount,
  leadFileHref,
  leadFilters,
  leadListCopy,
} from '../lead-list-parts.ts'
import { leadLists } from '../lead-list-query.ts'
import { LeadLooks } from '../lead-looks.tsx'
import { LeadBoard, type LeadBoardProps } from './lead-board.tsx'

type LeadBoardPageProps = LeadBoardProps & {
  rows: LeadRow[]
  total: number
  ofAll: number
  staff: { id: string; name: string }[]
  views: ListViews
  /** Whose leads they are, where it was asked. */
  whom: WhomNames
  /** Filters whose record does not exist any more. */
  gone: string[]
  clientName?: string
  tabs?: ReactNode
}

/** The leads of a list as a board, under the same search, filters and views. */
export function LeadBoardPage(props: LeadBoardPageProps) {
  const { place, query, board, columns, search, rows, staff, views, gone, clientName } = props
  const list = leadLists[place]
  return (
    <ListPage
      list={list}
      query={query}
      copy={leadListCopy[place]}
      rows={rows}
      matches={rows.length}
      capped={false}
      previous={null}
      next={null}
      count={leadCount(query, props.total, props.ofAll)}
      views={{ views, gone, common: commonViews }}
      beside={<LeadLooks place={place} query={query} />}
      above={props.tabs}
      chips={leadChips(query, props.whom)}
      filters={leadFilters(query, staff, clientName)}
      exportHref={leadFileHref(query)}
      as={{
        body: (
          <LeadBoard
            // With another search or filter the cards are others: none was moved among them.
            key={listSearch(list, { ...query, kept: undefined })}
            {...{ place, query, board, columns, search }}
          />
        ),
      }}
    />
  )
}
