import type { TrustReport } from '#app/features/company/trust-report.ts'
import { questionnaire } from '#content/security-questionnaire.ts'
import { trust } from '#content/trust.ts'
import { ProofSection } from './proof-section.tsx'
import { ProofTable } from './proof-table.tsx'

const summaryLook = 'text-link inline-flex min-h-11 cursor-pointer items-center'

export function TrustAsvs({ asvs }: Pick<TrustReport, 'asvs'>) {
  const copy = trust.asvs
  return (
    <ProofSection
      id={copy.id}
      title={copy.title}
      text={copy.text(asvs.met, asvs.rows.length, asvs.total)}
    >
      <details className="mt-4">
        <summary className={summaryLook}>{copy.open}</summary>
        <ProofTable
          label={copy.title}
          columns={Object.values(copy.columns)}
          rows={asvs.rows.map(({ id, asks, level, state, where, claim }) => ({
            key: id,
            cells: [
              <span key="id" className="font-mono text-small">
                {id}
              </span>,
              asks,
              level,
              copy.states[state],
              claim ? (
                <a key="where" href={`#${claim}`} className="text-link">
                  {where}
                </a>
              ) : (
                where
              ),
            ],
          }))}
        />
        <p className="mt-4 text-small text-ink-muted">{copy.credit}</p>
      </details>
    </ProofSection>
  )
}

export function TrustQuestionnaire({ questionnaire: areas }: Pick<TrustReport, 'questionnaire'>) {
  const copy = trust.questionnaire
  const count = areas.reduce((sum, { answers }) => sum + answers.length, 0)
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      <details className="mt-4">
        <summary className={summaryLook}>{copy.open(count)}</summary>
        {areas.map(({ area, answers }) => (
          <section key={area} aria-label={area} className="mt-6">
            <h3 className="headline text-heading">{area}</h3>
            <dl className="mt-2 border-t border-ink">
              {answers.map(({ ask, short, text }) => (
                <div
                  key={ask}
                  className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-12"
                >
                  <dt className="font-medium md:col-span-5">{ask}</dt>
                  <dd className="wrap-anywhere text-ink-muted md:col-span-7">
                    {(short === 'yes' || short === 'no') && (
                      <span className="text-ink">{questionnaire.short[short]}. </span>
                    )}
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </details>
    </ProofSection>
  )
}
