import { about } from '#content/about.ts'

/** Sentences need the whole width of a phone: their label stands above them. */
const onPhone =
  'max-[56rem]:block max-[56rem]:pt-3 before:max-[56rem]:mb-1 before:max-[56rem]:block'

export function AboutDuties() {
  const { duties } = about
  const { columns } = duties
  return (
    <section className="border-y border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <h2 className="display max-w-[16ch] text-title">{duties.title}</h2>
        <p className="mt-4 max-w-[56ch] text-lead text-ink-muted">{duties.text}</p>
        <table className="ledger mt-12">
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
            {duties.rows.map((row) => (
              <tr key={row.value}>
                <td data-label={columns.value} className="before:max-[56rem]:hidden lg:w-1/5">
                  <span className="headline text-heading">{row.value}</span>
                </td>
                <td data-label={columns.duty} className={`${onPhone} lg:w-[46%]`}>
                  {row.duty}
                </td>
                <td data-label={columns.proof} className={`${onPhone} text-ink-muted`}>
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
