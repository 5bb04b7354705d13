import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { vision } from '#content/vision.ts'

export function VisionCounting() {
  const copy = usePageCopy(vision)
  const { counting, reporting } = copy
  const { columns } = counting
  return (
    <section className="border-t border-line bg-surface py-20 md:py-28">
      <div className="frame">
        <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-12">
          <p className="self-end text-ink-muted max-md:order-2 md:col-span-4">{counting.text}</p>
          <h2 className="display text-title md:col-span-7 md:col-start-6">{counting.title}</h2>
        </div>
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
            {counting.rows.map((row, index) => (
              <tr key={index}>
                <td data-label={columns.goal} data-prose="title" className="lg:w-[18%]">
                  <span className="headline text-heading">{row.goal}</span>
                </td>
                <td data-label={columns.counted} data-prose="" className="lg:w-[36%]">
                  {row.counted}
                </td>
                <td data-label={columns.left} data-prose="" className="text-ink-muted lg:w-[25%]">
                  {row.left}
                </td>
                <td data-label={columns.confirmed} data-prose="">
                  {row.confirmed}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2 className="display mt-20 text-section md:mt-28">{reporting.title}</h2>
        <ol className="mt-8 grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
          {reporting.items.map((item, index) => (
            <li
              key={index}
              className="relative border-t border-ink pe-8 pt-6 pb-8 before:absolute before:start-0 before:-top-[5px] before:size-[9px] before:rounded-full before:border before:border-ink before:bg-surface last:before:bg-vermilion"
            >
              <h3 className="headline text-heading">
                <span className="sr-only">{index + 1}. </span>
                {item.title}
              </h3>
              <p className="mt-2 text-ink-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
