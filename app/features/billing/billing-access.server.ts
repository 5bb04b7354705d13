import type { Actor } from '#app/platform/actor.ts'
import { AppError } from '#app/platform/errors.ts'

/** @throws AppError `forbidden` */
export function requireStaff(actor: Actor): Extract<Actor, { kind: 'user' }> {
  if (actor.kind !== 'user' || actor.role !== 'admin')
    throw new AppError('forbidden', 'Not allowed')
  return actor
}

/**
 * The client whose invoices the actor may read; undefined for staff, who read all.
 * @throws AppError `forbidden`
 */
export function readerOf(actor: Actor): string | undefined {
  if (actor.kind !== 'user') throw new AppError('forbidden', 'Not allowed')
  if (actor.role === 'admin') return undefined
  if (!actor.clientId) throw new AppError('forbidden', 'Not allowed')
  return actor.clientId
}

export const notFound = () => new AppError('not_found', 'Not found')
