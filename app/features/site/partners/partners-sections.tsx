import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { NextStepLink } from '#app/features/site/blocks/closing-action.tsx'
import { QuestionList } from '#app/features/site/blocks/question-list.tsx'
import { PartnerSheet } from '#app/features/site/partners/partner-sheet.tsx'
import { Accented } from '#app/ui/accented.tsx'
import { MrzLine } from '#app/ui/mrz-line.tsx'
import { partners } from '#content/partners.ts'

/** Set like the head of a treaty: everything on the middle axis. */
export function PartnersHero() {
  const copy = usePageCopy(partners)
  return (
    <div className="frame pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="mx-auto flex max-w-[46rem] flex-col items-center text-center">
        <MrzLine text={copy.mrz} className="mb-6 max-w-full" />
        <h1 className="display text-hero">
          <Accented parts={copy.headline} />
        </h1>
        <p className="mt-6 max-w-[60ch] text-lead text-ink-muted">{copy.lead}</p>
      </header>
      <div className="mt-12 md:mt-16">
        <PartnerSheet />
      </div>
      <p className="mx-auto mt-10 max-w-[62ch] text-center text-small text-ink-muted">
        {copy.caption}
      </p>
    </div>
  )
}

export function PartnersPortable() {
  const copy = usePageCopy(partners)
  const { title, text, columns, rows } = copy.portable
  return (
    <section
      aria-labelledby="portable"
      data-theme="dark"
      className="bg-plate py-16 text-ink md:py-28"
    >
      <div className="frame">
        <h2 id="portable" className="display max-w-[16ch] text-title">
          {title}
        </h2>
        <p className="mt-5 max-w-[62ch] text-lead">{text}</p>
        <table className="data-table mt-12">
          <thead>
            <tr className="label">
              <th scope="col">{columns.part}</th>
              <th scope="col">{columns.form}</th>
              <th scope="col">{columns.check}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <td
                  data-label={columns.part}
                  className="headline text-[1.25rem] leading-snug lg:w-1/5"
                >
                  {row.part}
                </td>
                <td data-label={columns.form} className="lg:w-2/5">
                  {row.form}
                </td>
                <td data-label={columns.check}>{row.check}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

export function PartnersMeaning() {
  const copy = usePageCopy(partners)
  const { meaning, questions } = copy
  return (
    <div className="border-b border-line bg-surface">
      <div className="frame grid grid-cols-1 gap-x-8 gap-y-14 py-16 md:py-24 lg:grid-cols-12">
        <section aria-labelledby="questions" className="lg:col-span-7">
          <h2 id="questions" className="display mb-8 text-section">
            {questions.title}
          </h2>
          <QuestionList items={questions.items} />
        </section>
        <section aria-labelledby="meaning" className="lg:col-span-4 lg:col-start-9">
          <h2 id="meaning" className="display text-section">
            {meaning.title}
          </h2>
          {meaning.paragraphs.map((paragraph, index) => (
            <p key={index} className="mt-5 max-w-[58ch] text-ink-muted">
              {paragraph}
            </p>
          ))}
        </section>
      </div>
    </div>
  )
}

/** Clauses on the axis of the page, and a line to sign on. */
export function PartnersJoining() {
  const copy = usePageCopy(partners)
  const { title, text, clauses, sign, label } = copy.joining
  return (
    <section aria-labelledby="joining" className="frame py-16 md:py-28">
      <div className="mx-auto max-w-[44rem]">
        <h2 id="joining" className="display text-center text-title">
          {title}
        </h2>
        <p className="mx-auto mt-5 max-w-[54ch] text-center text-lead text-ink-muted">{text}</p>
        <ol className="mt-12">
          {clauses.map((clause, index) => (
            <li
              key={index}
              className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-line py-6 sm:grid-cols-[7rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="display text-section text-ink-muted">
                {index + 1}
              </span>
              <div>
                <h3 className="headline text-heading">{clause.title}</h3>
                <p className="mt-1 text-ink-muted">{clause.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-6 flex flex-col items-start justify-between gap-6 border-t border-ink pt-6 sm:flex-row sm:items-center">
          <p className="headline text-heading">{sign}</p>
          <NextStepLink>{label}</NextStepLink>
        </div>
      </div>
    </section>
  )
}
