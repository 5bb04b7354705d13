import type { Actor } from '#app/platform/actor.ts'
import { AppError } from '#app/platform/errors.ts'

export type By = { actor: Actor; ip: string }

/** @throws AppError `forbidden` */
export function requireAdmin(actor: Actor) {
  if (actor.kind !== 'user' || actor.role !== 'admin')
    throw new AppError('forbidden', 'Not allowed')
  return actor
}
