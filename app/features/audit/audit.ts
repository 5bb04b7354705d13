/** One line of the audit log. */
export type AuditRow = {
  id: string
  created_at: string
  /** Null for what nobody signed in did: visitors and the product itself. */
  actor_email: string | null
  /** The address that somebody who was not signed in gave. */
  given_email: string | null
  action: string
  subject_type: string | null
  subject_id: string | null
  ip: string | null
}

/** One event, whole. */
export type AuditEntry = AuditRow & {
  actor_id: string | null
  session_id: string | null
  /** What an error page tells its reader, and every line of the log carries. */
  request_id: string | null
  details: Record<string, unknown>
}
