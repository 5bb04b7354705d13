import type { ReactNode } from 'react'
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ListError } from '#app/ui/list-error.tsx'
import { company } from '#content/company.ts'
import { lists } from '#content/lists.ts'
import { clearHref, isNarrowed, type List, type ListState, listHref, shownSearch } from './list.ts'
import { type ListChip, ListChips } from './list-chips.tsx'
import type { ListCopy } from './list-copy.ts'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import { shownColumns } from './list-look.ts'
import { ListPages } from './list-pages.tsx'
import { type ListSelection, SelectionForm, type WholeChoice } from './list-selection.tsx'
import { type ListColumn, ListTable } from './list-table.tsx'
import { LostParts, ViewBar, type ViewBarProps } from './view-bar.tsx'
import { type Whole, wholeHref } from './whole-list.ts'

type Rows<Row> =
  | { columns: readonly ListColumn<Row>[] }
  /** Rows that are no table: each as the content of an item. */
  | { item: (row: Row) => ReactNode; itemsClass: string; itemClass: string }
  /** Another form, such as a board. */
  | { body: ReactNode }

type ListPageProps<Row> = {
  list: List
  query: ListState
  copy: ListCopy
  rows: readonly Row[]
  matches: number
  capped: boolean
  whole?: Whole
  previous: string | null
  next: string | null
  /** How its rows are shown. */
  as: Rows<Row>
  filters?: readonly ListFilter[]
  /** What it was narrowed to by a link, and has no control for. */
  chips?: readonly ListChip[]
  selection?: ListSelection<Row>
  /** Where the list, as it is filtered, is had as a file. */
  exportHref?: string
  /** How many there are, where `copy.found` does not say it all. */
  count?: string
  /** Leads to a new record; in an empty list it stands where the rows would. */
  create?: ReactNode
  /** What is done about an empty list, where nothing is created. */
  emptyAction?: ReactNode
  /** The views that people keep of the list. */
  views?: Omit<ViewBarProps, 'list' | 'query'>
  /** Beside the heading, such as a choice between table and board. */
  beside?: ReactNode
  /** Between the heading and the search. */
  above?: ReactNode
  /** Between the search and the rows. */
  below?: ReactNode
  /** The id of its heading, where it is a section of a page. */
  section?: string
}

/** A list: heading, search, filters, the rows and the ways to its other pages. */
export function ListPage<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { list, query, copy, rows, filters = [], create, count, section, views } = props
  const Heading = section ? 'h2' : 'h1'
  const narrowed = isNarrowed(list, query)
  const isEmpty = rows.length === 0 && !narrowed
  // A list that at first leaves something out can be searched even when it shows nothing.
  const holdsMore = Object.values(list.filters).some(({ usual }) => usual !== '' && usual !== 'all')
  return (
    <>
      <div
        className={`mb-3 flex flex-wrap items-center lg:mb-2 gap-x-6 gap-y-2 ${views ? '' : 'lg:flex-nowrap'}`}
      >
        <div className="flex flex-1 flex-col gap-y-1 lg:contents">
          <Heading id={section} className="headline text-heading whitespace-nowrap">
            {copy.title}
          </Heading>
          <p
            className="label text-ink-muted lg:order-1 lg:ms-auto lg:text-end lg:whitespace-nowrap"
            role="status"
          >
            {count ?? copy.found(props.matches, props.capped)}
          </p>
        </div>
        {views && <ViewBar list={list} query={query} {...views} />}
        {props.beside}
        {props.chips && <ListChips list={list} query={query} chips={props.chips} />}
        {!isEmpty && create && <div className="lg:order-1 lg:shrink-0">{create}</div>}
        {copy.intro && (
          <p
            className={`w-full text-small text-ink-muted lg:w-auto lg:max-w-[68ch] ${views ? 'lg:grow lg:basis-64' : ''}`}
          >
            {copy.intro}
          </p>
        )}
      </div>
      {views && <LostParts list={list} query={query} {...views} />}
      {props.above}
      {(!isEmpty || holdsMore) && (copy.searchLabel || filters.length > 0) && (
        <ListFilters
          list={list}
          query={query}
          copy={copy}
          filters={filters}
          columns={list.columns && 'columns' in props.as ? props.as.columns : undefined}
        >
          {props.exportHref && (
            <ButtonAnchor href={props.exportHref} variant="secondary" size="small" download>
              {lists.exportCsv}
            </ButtonAnchor>
          )}
        </ListFilters>
      )}
      {props.below}
      <div className="mt-4 lg:mt-2">
        {rows.length === 0 ? <NoRows {...props} narrowed={narrowed} /> : <Rows {...props} />}
        <ListPages
          copy={copy}
          previous={props.previous}
          next={props.next}
          href={(change) => listHref(list, query, change)}
        />
      </div>
    </>
  )
}

function Rows<Row extends { id: string }>(props: ListPageProps<Row>) {
  const { list, copy, rows, as, selection } = props
  if ('body' in as) return as.body
  if ('item' in as)
    return (
      <ul aria-label={copy.caption} className={as.itemsClass} data-list>
        {rows.map((row) => (
          <li key={row.id} className={as.itemClass}>
            {as.item(row)}
          </li>
        ))}
      </ul>
    )
  const table = (
    <ListTable
      list={list}
      query={props.query}
      caption={copy.caption}
      columns={list.columns ? chosenColumns(list, props.query, as.columns) : as.columns}
      rows={rows}
      selection={selection}
    />
  )
  return selection ? (
    <SelectionForm selection={selection} rows={rows} whole={selection.takesWhole && wholeOf(props)}>
      {table}
    </SelectionForm>
  ) : (
    table
  )
}

/** The columns that are shown, at every width where they were chosen; what can be done with a row always is. */
function chosenColumns<Row>(list: List, query: ListState, columns: readonly ListColumn<Row>[]) {
  const keys = shownColumns(list, query)
  return columns
    .filter(({ key }) => key === 'actions' || keys.includes(key))
    .map((column) =>
      query.columns && column.key !== 'actions' ? { ...column, shown: undefined } : column,
    )
}

/** How all that the list finds is selected, where that is more than the page shows. */
function wholeOf<Row>({
  list,
  query,
  rows,
  matches,
  capped,
  whole,
}: ListPageProps<Row>): WholeChoice {
  const isMore = capped || matches > rows.length
  return {
    selected: whole,
    href: isMore ? wholeHref(list, query) : undefined,
    count: capped ? undefined : matches,
    pageHref: list.path + shownSearch(list, query),
  }
}

type NoRowsProps = {
  list: List
  query: ListState
  copy: ListCopy
  narrowed: boolean
  create?: ReactNode
  emptyAction?: ReactNode
}

function NoRows({ list, query, copy, narrowed, create, emptyAction }: NoRowsProps) {
  if (!narrowed)
    return <EmptyState text={copy.empty} hint={copy.emptyHint} action={create ?? emptyAction} />
  return (
    <EmptyState
      text={copy.noMatch ?? copy.empty}
      hint={copy.noMatchHint}
      action={
        <ButtonLink to={clearHref(list, query)} variant="secondary">
          {copy.clearSearch ?? lists.clearSearch}
        </ButtonLink>
      }
    />
  )
}

/** What a list's ErrorBoundary shows. */
export function ListFailure({ error, copy }: { error: unknown; copy: ListCopy }) {
  const { retry, back } = lists
  return <ListError error={error} title={copy.title} text={copy.failure} {...{ retry, back }} />
}

/** The ErrorBoundary of a list. */
export const listErrors =
  (copy: ListCopy) =>
  ({ error }: { error: unknown }) => <ListFailure error={error} copy={copy} />

/** The title of the browser's tab; the panels are not for search engines. */
export const listMeta = (copy: ListCopy) => [
  { title: `${copy.metaTitle ?? copy.title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]
