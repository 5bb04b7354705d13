import { Link } from 'react-router'
import type { AccessibilityReport } from '#app/features/accessibility/report.ts'
import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { longDate } from '#app/ui/format-date.ts'
import { SingleKeysChoice } from '#app/ui/single-keys-choice.tsx'
import { accessibility, accessibilityWords as words } from '#content/accessibility.ts'
import { company } from '#content/company.ts'
import { singleKeys, singleKeysPart } from '#content/single-keys.ts'
import { DetailList, NothingYet, ProofSection } from '../trust/proof-section.tsx'

const results = ['supports', 'partially-supports', 'does-not-support', 'not-applicable'] as const

/** How many criteria have which result. */
export function StatementState({ report }: { report: AccessibilityReport }) {
  const { state } = usePageCopy(accessibility)
  const { counts } = report
  const unmet = counts['partially-supports'] + counts['does-not-support']
  return (
    <ProofSection id={state.id} title={state.title}>
      <p className="mt-4 max-w-[62ch]">
        {words.state(counts.total, counts.supports, counts['not-applicable'])}{' '}
        {unmet > 0 ? words.partly(unmet) : words.whole}
      </p>
      <dl className="mt-6 grid grid-cols-1 gap-x-6 border-t border-ink sm:grid-cols-2">
        {results.map((result) => (
          <div key={result} className="border-b border-line py-4">
            <dt className="text-small text-ink-muted">{words.results[result]}</dt>
            <dd className="headline text-section">{counts[result]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-small text-ink-muted">{words.prepared(longDate(report.prepared))}</p>
    </ProofSection>
  )
}

/** What does not conform, with the reason, and what the statement leaves out. */
export function StatementGaps({ gaps }: Pick<AccessibilityReport, 'gaps'>) {
  const copy = usePageCopy(accessibility)
  return (
    <ProofSection
      id={copy.gaps.id}
      title={copy.gaps.title}
      text={gaps.length > 0 ? words.gaps.text : undefined}
    >
      {gaps.length === 0 ? (
        <NothingYet text={words.gaps.empty} />
      ) : (
        <ul className="mt-6 border-t border-line">
          {gaps.map((gap) => (
            <li key={gap.criteria.join()} className="border-b border-line py-5">
              <h3 className="font-medium">{gap.title}</h3>
              <p className="mt-1 max-w-[62ch]">{gap.text}</p>
              <p className="mt-2 max-w-[62ch] text-ink-muted">
                {gap.plan} {words.gaps.criteria}: {gap.criteria.join(', ')}.
              </p>
            </li>
          ))}
        </ul>
      )}
      <h3 className="headline mt-8 text-heading">{copy.limits.title}</h3>
      <TextList items={copy.limits.items} />
    </ProofSection>
  )
}

/** How to report a problem. */
export function StatementContact({ telephone }: { telephone: string | null }) {
  const { report } = usePageCopy(accessibility)
  const { contact } = words
  const details = [
    {
      term: contact.mail,
      text: (
        <a key="mail" href={`mailto:${company.mailbox}`} className="text-link">
          {company.mailbox}
        </a>
      ),
    },
    ...(telephone ? [{ term: contact.telephone, text: telephone }] : []),
    {
      term: contact.form,
      text: (
        <Link key="form" to="/contact" prefetch="intent" className="text-link">
          {contact.link}
        </Link>
      ),
    },
  ]
  return (
    <ProofSection id={report.id} title={report.title} text={report.text}>
      <DetailList details={details} />
      <p className="mt-4 max-w-[62ch]">{report.answer}</p>
    </ProofSection>
  )
}

/** Turns the keys off that act alone. Their words are the same in the account. */
export function StatementKeys() {
  return (
    <ProofSection {...singleKeysPart}>
      <div className="mt-4">
        <SingleKeysChoice {...singleKeys} />
      </div>
    </ProofSection>
  )
}

export function StatementDoing() {
  const { doing } = usePageCopy(accessibility)
  return (
    <ProofSection id={doing.id} title={doing.title}>
      <TextList items={doing.items} />
    </ProofSection>
  )
}

/** Sentences, one under another. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-4 border-t border-line">
      {items.map((item, place) => (
        <li key={place} className="border-b border-line py-3">
          <span className="block max-w-[62ch]">{item}</span>
        </li>
      ))}
    </ul>
  )
}
