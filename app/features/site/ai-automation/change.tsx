import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'

type Row = (typeof aiAutomation.change.rows)[number]

export function Change() {
  const copy = usePageCopy(aiAutomation)
  const { change } = copy
  return (
    <section className="frame py-20 md:py-28">
      <h2 className="display text-title">{change.title}</h2>
      <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{change.text}</p>
      <DataTable<Row>
        className="mt-12"
        caption={change.title}
        rows={change.rows}
        rowKey={(row) => row.who}
        columns={[
          {
            key: 'who',
            header: copy.changeWho,
            cell: (row) => <span className="headline text-[1.25rem]">{row.who}</span>,
          },
          {
            key: 'before',
            header: change.before,
            cell: (row) => <span className="text-ink-muted">{row.before}</span>,
          },
          { key: 'after', header: change.after, cell: (row) => row.after },
        ]}
      />
    </section>
  )
}
