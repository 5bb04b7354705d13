/** One row of the audit log. */
export type AuditRow = {
  id: string
  created_at: string
  /** Null when nobody was signed in: visitors and jobs. */
  actor_email: string | null
  /** The address that a visitor entered, for example at sign-in. */
  given_email: string | null
  action: string
  subject_type: string | null
  subject_id: string | null
  ip: string | null
}

/** One event with its details. */
export type AuditEntry = AuditRow & {
  actor_id: string | null
  session_id: string | null
  /** The request id, which error pages show and every log line carries. */
  request_id: string | null
  details: Record<string, unknown>
}
