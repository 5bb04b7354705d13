import type { Actor } from '#app/platform/actor.ts'
import { AppError } from '#app/platform/errors.ts'

export type StaffActor = Extract<Actor, { kind: 'user' }>

/** @throws AppError `forbidden` for everyone but an administrator */
export function requireStaff(actor: Actor): StaffActor {
  if (actor.kind !== 'user' || actor.role !== 'admin')
    throw new AppError('forbidden', 'Not allowed')
  return actor
}
