import type { App } from '#app/platform/app.server.ts'
import { asvs } from '#content/asvs.ts'
import { securityClaims } from '#content/security-claims.ts'
import { questionnaire } from '#content/security-questionnaire.ts'
import { answersOf } from './answers.server.ts'
import { type AsvsId, asvsRows, asvsTotal, needHttps } from './asvs.data.ts'
import { claimSources } from './claim-sources.data.ts'
import { claimIds, sourceText } from './claims.ts'
import { companyFacts } from './company-facts-service.server.ts'
import { type Evidence, stateOn } from './evidence.ts'
import { shownEvidence } from './evidence-service.server.ts'
import { retentionOf } from './retention.server.ts'
import { hostOf, suppliersOf } from './suppliers.server.ts'
import type { ShownRequirement, TrustReport } from './trust-report.ts'

const claims: TrustReport['claims'] = claimIds.map((id) => ({
  id,
  ...securityClaims[id],
  sources: [...new Set(claimSources[id].map(sourceText))],
}))

const notes: Record<AsvsId, { asks: string; note?: string }> = asvs

function requirementOf(id: AsvsId): ShownRequirement {
  const row = asvsRows[id]
  const { asks } = asvs[id]
  if ('source' in row)
    return {
      ...{ id, asks, level: row.level, state: 'met', claim: null },
      where: sourceText(row.source),
    }
  return 'claim' in row
    ? {
        id,
        asks,
        level: row.level,
        state: 'met',
        claim: row.claim,
        where: securityClaims[row.claim].title,
      }
    : { id, asks, level: row.level, state: row.state, claim: null, where: notes[id].note ?? '' }
}

const requirements = (Object.keys(asvsRows) as AsvsId[]).map(requirementOf)

function asvsOf(https: boolean): TrustReport['asvs'] {
  const rows = requirements.map((row) =>
    !https && needHttps.includes(row.id)
      ? { ...row, state: 'not_met' as const, claim: null, where: questionnaire.noHttps }
      : row,
  )
  return { rows, met: rows.filter(({ state }) => state === 'met').length, total: asvsTotal }
}

/** Reads, as a visitor, everything that the page Trust and the procurement pack say. */
export async function readTrust(app: Pick<App, 'db' | 'config' | 'now'>): Promise<TrustReport> {
  const [stated, evidence] = await Promise.all([companyFacts(app), shownEvidence(app)])
  const { config } = app
  const today = app.now().toISOString().slice(0, 10)
  const shown = (kind: Evidence['kind']) =>
    evidence
      .filter((one) => one.kind === kind)
      .map((one) => ({ ...one, state: stateOn(today, one) }))
  const report = {
    today,
    stated,
    claims,
    certificates: shown('certificate'),
    tests: shown('penetration_test'),
    documents: shown('document').filter(({ file }) => file),
    suppliers: suppliersOf(config, stated),
    places: {
      database: config.embedded ? null : (hostOf(config.databaseUrl) ?? null),
      files: config.s3
        ? { host: hostOf(config.s3.endpoint) ?? '', region: config.s3.region }
        : null,
    },
    retention: retentionOf(config),
    asvs: asvsOf(config.https),
  }
  return { ...report, questionnaire: answersOf(report, config) }
}
