import type { ShownClaim } from '#app/features/company/trust-report.ts'
import { trust } from '#content/trust.ts'
import { ProofSection } from './proof-section.tsx'

const copy = trust.security

/** Every claim about security, each with what shows it. */
export function TrustClaims({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 border-t border-line md:grid-cols-2">
        {claims.map(({ id, title, text, sources }) => (
          <li key={id} id={id} className="scroll-mt-24 border-b border-line py-5">
            <h3 className="font-medium">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
            <details className="mt-2 text-small">
              <summary className="text-link inline-flex min-h-6 cursor-pointer items-center">
                {copy.source}
              </summary>
              <ul className="mt-1 font-mono text-[0.75rem]">
                {sources.map((source, index) => (
                  <li key={index} className="py-0.5 wrap-anywhere">
                    {source}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </ProofSection>
  )
}
