import { Link } from 'react-router'
import { SafeguardList } from '#app/features/site/blocks/safeguard-list.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { company } from '#content/company.ts'
import type { LegalBlock as Block, LegalTable } from '#content/legal/document.ts'

function Table({ table }: { table: LegalTable }) {
  return (
    <DataTable<readonly string[]>
      caption={table.caption}
      rows={table.rows}
      rowKey={([first]) => first ?? ''}
      columns={table.columns.map((header, index) => ({
        key: header,
        header,
        cell: (row) => (
          <span
            className={
              index === 0 ? 'font-medium wrap-anywhere lg:whitespace-nowrap' : 'text-ink-muted'
            }
          >
            {row[index]}
          </span>
        ),
      }))}
    />
  )
}

function TextLink({ label, to }: { label: string; to: string }) {
  const look = 'text-link inline-block py-1'
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={look}>
        {label}
      </Link>
    )
  }
  return (
    <a href={to} rel="noopener" className={look}>
      {label}
    </a>
  )
}

/** One part of an article. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="max-w-[66ch]">{block}</p>
  if ('ledger' in block) return <SafeguardList items={block.ledger} />
  if ('table' in block) return <Table table={block.table} />
  if ('list' in block) {
    return (
      <ul className="max-w-[66ch] border-s border-line-strong">
        {block.list.map((item, index) => (
          <li key={index} className="py-1.5 ps-5">
            {item}
          </li>
        ))}
      </ul>
    )
  }
  if ('write' in block) {
    return (
      <p>
        {block.write} <TextLink label={company.mailbox} to={`mailto:${company.mailbox}`} />
      </p>
    )
  }
  return (
    <ul>
      {block.links.map((link) => (
        <li key={link.to}>
          <TextLink {...link} />
        </li>
      ))}
    </ul>
  )
}
