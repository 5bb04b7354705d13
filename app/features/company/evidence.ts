export const evidenceKinds = ['certificate', 'penetration_test', 'document'] as const
export type EvidenceKind = (typeof evidenceKinds)[number]
export const certificateStates = ['held', 'in_progress', 'not_held'] as const
export type CertificateState = (typeof certificateStates)[number]

/** What staff state about a certificate, a penetration test or a document. */
export type EvidenceInput = {
  name: string
  /** Of a certificate only. */
  state: CertificateState | null
  issued_by: string | null
  /** Days, as `yyyy-mm-dd`. */
  dated_on: string | null
  valid_until: string | null
  scope: string | null
  summary: string | null
}

/** The file of a piece of evidence. Visitors see it once it is public. */
export type EvidenceFile = { name: string; size: number; type: string; is_public: boolean }

export type Evidence = EvidenceInput & {
  id: string
  kind: EvidenceKind
  version: number
  file: EvidenceFile | null
}

/** A save of a piece of evidence. */
export type EvidenceVersion = {
  version: number
  changed_by: string | null
  created_at: string
  /** The names of the fields that this save changed. */
  changed: string[]
}

/** A certificate whose last day is over is not held any more, whatever its row says. */
export function stateOn(
  day: string,
  { state, valid_until }: EvidenceInput,
): CertificateState | 'expired' | null {
  return state === 'held' && valid_until !== null && valid_until < day ? 'expired' : state
}

export const isEvidenceKind = (text: string | null): text is EvidenceKind =>
  evidenceKinds.some((kind) => kind === text)
