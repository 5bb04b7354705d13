import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { about } from '#content/about.ts'

export function AboutDuties() {
  const copy = usePageCopy(about)
  const { duties } = copy
  const { columns } = duties
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <h2 className="display max-w-[16ch] text-title">{duties.title}</h2>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{duties.text}</p>
        <table className="data-table mt-12">
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th key={column} scope="col" className="label">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {duties.rows.map((row, index) => (
              <tr key={index}>
                <td data-label={columns.value} data-prose="title" className="lg:w-1/5">
                  <span className="headline text-heading">{row.value}</span>
                </td>
                <td data-label={columns.duty} data-prose="" className="lg:w-[46%]">
                  {row.duty}
                </td>
                <td data-label={columns.proof} data-prose="" className="text-ink-muted">
                  {row.proof}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
