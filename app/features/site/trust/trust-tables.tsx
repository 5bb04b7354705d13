import type { TrustReport } from '#app/features/company/trust-report.ts'
import { questionnaire } from '#content/security-questionnaire.ts'
import { trust } from '#content/trust.ts'
import { ProofSection } from './proof-section.tsx'
import { ProofTable } from './proof-table.tsx'

const summaryLook = 'text-link inline-flex min-h-11 cursor-pointer items-center'

const states = ['met', 'not_met', 'not_applicable'] as const

/** The requirements by their states, each state behind a line with its count. */
export function TrustAsvs({ asvs }: Pick<TrustReport, 'asvs'>) {
  const copy = trust.asvs
  const { id: number, asks: asked, level: levels, where: shownIn } = copy.columns
  return (
    <ProofSection
      id={copy.id}
      title={copy.title}
      text={copy.text(asvs.met, asvs.rows.length, asvs.total)}
    >
      {states.map((one) => {
        const rows = asvs.rows.filter(({ state }) => state === one)
        return (
          <details key={one} className="mt-2 border-b border-line">
            <summary className={summaryLook}>{copy.open[one](rows.length)}</summary>
            <ProofTable
              label={`${copy.title}: ${copy.states[one]}`}
              columns={[number, asked, levels, shownIn]}
              rows={rows.map(({ id, asks, level, where, claim }) => ({
                key: id,
                cells: [
                  <span key="id" className="font-mono text-small">
                    {id}
                  </span>,
                  asks,
                  level,
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
          </details>
        )
      })}
      <p className="mt-4 text-small text-ink-muted">{copy.credit}</p>
    </ProofSection>
  )
}

export function TrustQuestionnaire({ questionnaire: areas }: Pick<TrustReport, 'questionnaire'>) {
  const copy = trust.questionnaire
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      {areas.map(({ area, answers }) => (
        <details key={area} className="mt-2 border-b border-line">
          <summary className={summaryLook}>{copy.open(area, answers.length)}</summary>
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
        </details>
      ))}
    </ProofSection>
  )
}
