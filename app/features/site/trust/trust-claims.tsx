import type { ShownClaim } from '#app/features/company/trust-report.ts'
import { trust } from '#content/trust.ts'
import { claimGroupNames, claimGroups } from './claim-groups.ts'
import { ProofSection } from './proof-section.tsx'

const copy = trust.security

/**
 * Every claim about security, each with what shows it. On a phone each group is behind a line with its
 * count; on a wider screen and on paper all claims are shown.
 */
export function TrustClaims({ claims }: { claims: readonly ShownClaim[] }) {
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      <div className="mt-6">
        {claimGroupNames.map((group) => (
          <details
            key={group}
            className="border-t border-line sm:contents sm:details-content:contents"
          >
            <summary className="text-link inline-flex min-h-11 cursor-pointer items-center supports-[selector(::details-content)]:sm:hidden">
              <h3>{copy.open(copy.groups[group], claimGroups[group].length)}</h3>
            </summary>
            <h3 className="headline mt-8 hidden text-heading sm:block">{copy.groups[group]}</h3>
            <ul className="mt-3 grid grid-cols-1 gap-x-10 border-t border-line md:grid-cols-2">
              {claims
                .filter(({ id }) => claimGroups[group].includes(id))
                .map((claim) => (
                  <Claim key={claim.id} {...claim} />
                ))}
            </ul>
          </details>
        ))}
      </div>
    </ProofSection>
  )
}

function Claim({ id, title, text, sources }: ShownClaim) {
  return (
    <li id={id} className="scroll-mt-24 border-b border-line py-5">
      <h4 className="font-medium">{title}</h4>
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
  )
}
