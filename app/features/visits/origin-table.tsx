import { Link } from 'react-router'
import { type DataColumn, DataTable, withHeaders } from '#app/ui/data-table.tsx'
import { visitsPage as copy } from '#content/visits.ts'
import { originText } from './origin-text.ts'
import { originKey } from './visit-origin.ts'
import { type OriginRow, originSearch, type Period } from './visit-report.ts'

type OriginTableProps = { kind: 'campaigns' | 'referrers'; rows: OriginRow[]; period: Period }

const { columns } = copy

const numbers: DataColumn<OriginRow>[] = withHeaders(columns, [
  { key: 'visits', numeric: true, cell: ({ visits }) => copy.number(visits) },
])
const converted: DataColumn<OriginRow>[] = withHeaders(columns, [
  { key: 'converted', numeric: true, cell: ({ converted: count }) => copy.number(count) },
])
const names: Record<OriginTableProps['kind'], DataColumn<OriginRow>[]> = {
  campaigns: withHeaders(columns, [
    { key: 'campaign', cell: ({ campaign }) => campaign || '–' },
    { key: 'source', cell: ({ source }) => source || '–' },
    { key: 'medium', cell: ({ medium }) => medium || '–' },
  ]),
  referrers: withHeaders(columns, [{ key: 'referrer', cell: originText }]),
}

/** Campaigns or referring sites, with what followed from each. */
export function OriginTable({ kind, rows, period }: OriginTableProps) {
  const leads: DataColumn<OriginRow> = {
    key: 'leads',
    header: columns.leads,
    numeric: true,
    cell: (row) =>
      row.leads > 0 && (kind === 'campaigns' || row.referrer) ? (
        <Link
          to={originSearch(period, row)}
          preventScrollReset
          className="text-link"
          aria-label={copy.showLeads(row.leads, originText(row))}
        >
          {copy.number(row.leads)}
        </Link>
      ) : (
        copy.number(row.leads)
      ),
  }
  return (
    <DataTable
      caption={copy[kind]}
      columns={[...names[kind], ...numbers, leads, ...converted]}
      rows={rows}
      rowKey={originKey}
    />
  )
}
