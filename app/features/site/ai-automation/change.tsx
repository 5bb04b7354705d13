import { DataTable } from '#app/ui/data-table.tsx'
import { aiAutomation } from '#content/capabilities/ai-automation.ts'

const { change } = aiAutomation
type Row = (typeof change.rows)[number]

export function Change() {
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
            header: aiAutomation.changeWho,
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
