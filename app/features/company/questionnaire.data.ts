import type { questions } from '#content/security-questionnaire.ts'
import type { ClaimId } from './claims.ts'
import type { FactKey } from './company-facts.ts'

export type QuestionId = keyof typeof questions
/** What is computed from the configuration, the evidence or the registers. */
export type Computed =
  | 'certificates'
  | 'penetration_tests'
  | 'asvs'
  | 'disclosure'
  | 'suppliers'
  | 'ai'
  | 'https'
  | 'retention'
  | 'status'

/** `written`: the answer is in the content, because it is about what the product does not have or is. */
export type AnswerSource =
  | { claims: readonly ClaimId[] }
  | { stated: FactKey }
  | { computed: Computed }
  | 'written'

const by = (...claims: ClaimId[]): AnswerSource => ({ claims })
const stated = (key: FactKey): AnswerSource => ({ stated: key })
const computed = (what: Computed): AnswerSource => ({ computed: what })

export const answerSources: Record<QuestionId, AnswerSource> = {
  entity: stated('legal_name'),
  registration: stated('registration_number'),
  insurance: stated('insurance'),
  certificates: computed('certificates'),
  tests: computed('penetration_tests'),
  standard: computed('asvs'),
  disclosure: computed('disclosure'),
  location: stated('data_location'),
  hosting: stated('hosting_provider'),
  suppliers: computed('suppliers'),
  own_installation: 'written',
  ai_data: computed('ai'),
  tenants: by('tenancy'),
  roles: by('gates'),
  columns: by('fields'),
  support_access: by('viewing', 'audit'),
  mfa: by('second_factor'),
  phishing: by('passkeys'),
  sso: 'written',
  password_rules: by('passwords'),
  brute_force: by('guessing'),
  session_end: by('sessions'),
  leavers: by('leavers'),
  reset: by('reset'),
  injection: by('queries'),
  xss: by('articles', 'headers'),
  csrf: by('forgery'),
  headers: by('headers'),
  cookies: by('cookies'),
  input: by('validation'),
  uploads: by('file_types', 'archives', 'isolation'),
  antivirus: 'written',
  abuse: by('abuse', 'limits'),
  transit: computed('https'),
  at_rest: 'written',
  retention: computed('retention'),
  deletion: by('erasure'),
  inventory: by('inventory'),
  tracking: 'written',
  audit_log: by('audit'),
  log_integrity: by('audit'),
  log_secrets: by('log_secrets'),
  backups: by('backup'),
  restore: stated('restore_tested_on'),
  outage: by('outage'),
  incidents: stated('incidents'),
  status: computed('status'),
  sbom: by('dependencies'),
  automated_tests: by('gates', 'tenancy'),
  consistency: by('transactions'),
}
