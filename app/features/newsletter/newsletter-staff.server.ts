import type { Actor } from '#app/platform/actor.ts'
import { AppError } from '#app/platform/errors.ts'

/** @throws AppError `forbidden` for everyone but an administrator */
export function requireStaff(actor: Actor) {
  if (actor.kind !== 'user' || actor.role !== 'admin')
    throw new AppError('forbidden', 'Not allowed')
  return actor
}
