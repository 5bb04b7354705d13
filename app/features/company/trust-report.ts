import type { AsvsId } from './asvs.data.ts'
import type { ClaimId } from './claims.ts'
import type { CompanyFacts } from './company-facts.ts'
import type { Evidence } from './evidence.ts'
import type { Retention } from './retention.server.ts'
import type { Supplier } from './suppliers.server.ts'

export type ShownClaim = { id: ClaimId; title: string; text: string; sources: string[] }
export type AsvsState = 'met' | 'not_met' | 'not_applicable'
export type ShownRequirement = {
  id: AsvsId
  asks: string
  level: 1 | 2
  state: AsvsState
  /** The claim that shows it, or why it is not met. */
  where: string
  claim: ClaimId | null
}
export type ShownAnswer = {
  ask: string
  short: 'yes' | 'no' | 'stated' | 'unstated'
  text: string
  source: string
}
export type ShownEvidence = Omit<Evidence, 'state'> & {
  state: Evidence['state'] | 'expired'
}

/** Everything that the page Trust, the pack and the tables say, from one reading. */
export type TrustReport = {
  /** The day of the report, as `yyyy-mm-dd`. */
  today: string
  stated: CompanyFacts
  claims: ShownClaim[]
  certificates: ShownEvidence[]
  tests: ShownEvidence[]
  /** With a file that is public. */
  documents: ShownEvidence[]
  suppliers: Supplier[]
  /** Servers outside of this installation; null where it keeps the data itself. */
  places: { database: string | null; files: { host: string; region: string } | null }
  retention: Retention[]
  asvs: { rows: ShownRequirement[]; met: number; total: number }
  questionnaire: { area: string; answers: ShownAnswer[] }[]
}
