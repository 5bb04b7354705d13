import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { SectionHead } from '#app/features/site/blocks/section-head.tsx'
import { healthcare } from '#content/solutions/healthcare.ts'

export function NetworkTable() {
  const copy = usePageCopy(healthcare)
  const { title, text, columns, rows } = copy.networks
  return (
    <section className="frame py-16 md:py-24">
      <SectionHead title={title} text={text} size="section" id="networks" />
      <table className="data-table mt-10" aria-labelledby="networks">
        <thead>
          <tr>
            <th scope="col" className="label">
              {columns.name}
            </th>
            <th scope="col" className="label">
              {columns.works}
            </th>
            <th scope="col" className="label">
              {columns.travels}
            </th>
            <th scope="col" className="label">
              {columns.waits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <td data-label={columns.name} className="font-medium lg:w-[20%]">
                {row.name}
              </td>
              <td data-label={columns.works}>{row.works}</td>
              <td data-label={columns.travels}>{row.travels}</td>
              <td data-label={columns.waits} className="text-ink-muted">
                {row.waits}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
