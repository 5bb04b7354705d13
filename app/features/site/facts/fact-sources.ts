import type { TrustReport } from '#app/features/company/trust-report.ts'
import type { PageCopies } from '#app/features/page-copy/page-copy-service.server.ts'
import type { about } from '#content/about.ts'
import type { blueprint } from '#content/blueprint.ts'
import type { clients } from '#content/clients.ts'
import type { contact } from '#content/contact.ts'
import type { getStarted } from '#content/get-started.ts'
import type { home } from '#content/home.ts'
import type { Kept } from '#content/legal/privacy.ts'
import type { partners } from '#content/partners.ts'
import type { pricing } from '#content/pricing.ts'
import type { procurement } from '#content/procurement.ts'
import type { references } from '#content/references.ts'
import type { securityClaims } from '#content/security-claims.ts'
import type { SitePath } from '#content/site-map.ts'
import type { aftrlife } from '#content/solutions/aftrlife.ts'
import type { construction } from '#content/solutions/construction.ts'
import type { evisa } from '#content/solutions/evisa.ts'
import type { governance } from '#content/solutions/governance.ts'
import type { healthcare } from '#content/solutions/healthcare.ts'
import type { solutions } from '#content/solutions/overview.ts'
import type { trust } from '#content/trust.ts'

export type SolutionId = (typeof solutions)['stamps'][number]['id']

/** What facts are made from: the copy of the pages as visitors read it, and what is stated and set. */
export type FactSources = {
  about: typeof about
  blueprint: typeof blueprint
  clients: typeof clients
  contact: typeof contact
  getStarted: typeof getStarted
  home: typeof home
  partners: typeof partners
  pricing: typeof pricing
  procurement: typeof procurement
  references: typeof references
  solutions: typeof solutions
  trust: typeof trust & { claims: typeof securityClaims }
  /** The pages of the solutions. */
  pages: {
    evisa: typeof evisa
    governance: typeof governance
    healthcare: typeof healthcare
    aftrlife: typeof aftrlife
    construction: typeof construction
  }
  /** The first paragraph of each solution's page. */
  leads: Record<SolutionId, string>
  report: TrustReport
  stated: TrustReport['stated']
  kept: Kept
  /** As `yyyy-mm-dd`. */
  today: string
  shown: ShownPeople
}

/** Who is shown on the pages now, one line each. */
export type ShownPeople = {
  /** Clients who allow us to quote them. */
  clients: readonly string[]
  team: readonly string[]
}

/** The copies of the pages, in the types that they have in the release. */
export function factSources(
  copies: PageCopies,
  report: TrustReport,
  kept: Kept,
  shown: ShownPeople = { clients: [], team: [] },
): FactSources {
  const copyOf = <T>(path: SitePath) => copies[path] as unknown as T
  const lead = (path: SitePath) => copyOf<typeof aftrlife>(path).lead
  return {
    about: copyOf('/about'),
    blueprint: copyOf('/blueprint'),
    clients: copyOf('/clients'),
    contact: copyOf('/contact'),
    getStarted: copyOf('/get-started'),
    home: copyOf('/'),
    partners: copyOf('/partners'),
    pricing: copyOf('/pricing'),
    procurement: copyOf('/procurement'),
    references: copyOf('/references'),
    solutions: copyOf('/solutions'),
    trust: copyOf('/trust'),
    pages: {
      evisa: copyOf('/solutions/evisa'),
      governance: copyOf('/solutions/governance'),
      healthcare: copyOf('/solutions/healthcare'),
      aftrlife: copyOf('/solutions/aftrlife'),
      construction: copyOf('/solutions/construction'),
    },
    leads: {
      evisa: lead('/solutions/evisa'),
      governance: lead('/solutions/governance'),
      healthcare: lead('/solutions/healthcare'),
      aftrlife: lead('/solutions/aftrlife'),
      construction: lead('/solutions/construction'),
    },
    ...{ report, stated: report.stated, kept, today: report.today, shown },
  }
}
