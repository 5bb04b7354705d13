import type { Role } from '#app/platform/actor.ts'

/** A user as staff see them in the list. */
export type UserRow = {
  id: string
  full_name: string
  email: string
  role: Role
  client_id: string | null
  client_name: string | null
  /** The record of the person; staff have none. */
  person_id: string | null
  /** The address is known to be the person's own. */
  verified: boolean
  /** The account asks for a code after the password. */
  second_factor: boolean
  /** The client is inactive: no access until it is not. */
  paused: boolean
  /** Of those of the client who alone see its invoices. */
  billing_contact: boolean
  /** Their administrator lets them see some projects only. */
  restricted: boolean
  deactivated_at: string | null
  created_at: string
  /** To the microsecond: what an edit must have been based on. */
  updated_at: string
}

/** What an administrator chooses for a user. */
export type UserChoice = { role: Role; clientId: string | null }
