import { expect, test } from 'vitest'
import { oneGate } from './one-gate.ts'

/** A `$` before a brace would be taken for a mistake in a string. */
const template = (text: string) => text.replaceAll('@{', '${')

const path = 'app/features/leads/lead-service.server.ts'

test.each([
  ['function requireStaff(actor: Actor) { return actor }', 'a gate is defined in'],
  ['export const requireAdmin = (actor: Actor) => actor', 'a gate is defined in'],
  ['const isStaff = (actor: Actor) => actor.role === 1', 'a gate is defined in'],
  [
    "if (actor.kind !== 'user' || actor.role !== 'admin') throw new AppError('forbidden', 'No')",
    'a gate of its own',
  ],
  [
    "if (actor.kind !== 'user' || !actor.clientId) { throw new AppError('forbidden', 'No') }",
    'a gate of its own',
  ],
  ["if (actor.kind === 'visitor') throw new AppError('not_authenticated', 'No')", 'a gate of its'],
  ["if (actor.role !== 'admin') throw new AppError('forbidden', 'No')", 'a gate of its own'],
  [
    "if (!mayRead) throw new AppError('forbidden', 'No'); const mayRead = actor.kind === 'user' && actor.role === 'admin'",
    'a gate of its own',
  ],
  [
    "function find(actor: Actor) { if (actor.role === 'admin') return actor; throw new AppError('forbidden', 'No') }",
    'a gate of its own',
  ],
  ['const isUuid = (id: string) => id.length === 36', 'import it'],
  ['export function uuidFromHash(text: string) { return text }', 'import it'],
  ['const isSlug = function (text: string) { return text }', 'import it'],
  ['const good = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)', 'a pattern of a UUID'],
  ['const shape = z.string().regex(/^[\\da-f]{8}-[\\da-f]{4}/i)', 'a pattern of a UUID'],
  [
    'const id = `@{h.slice(0, 8)}-@{h.slice(8, 12)}-8@{h.slice(13, 16)}-a@{h.slice(17, 20)}-@{h.slice(20)}`',
    'a UUID made from a hash',
  ],
])('%s is refused', (text, message) => {
  const [violation, ...others] = oneGate([{ path, text: `\n${template(text)}` }])
  expect(violation).toMatchObject({ path, line: 2 })
  expect(violation?.message).toContain(message)
  expect(others).toEqual([])
})

test.each([
  ['app/platform/access.ts', 'export function requireStaff(actor: Actor) { return actor }'],
  ['app/platform/identifier.ts', 'const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/'],
  ['app/features/a.test.ts', 'const isUuid = (id: string) => id.length === 36'],
  [path, "import { requireStaff } from '#app/platform/access.ts'\nrequireStaff(actor, 'leads')"],
  [path, "if (actor.kind === 'user' && actor.viewing) throw redirect('/account')"],
  [path, "if (user.role !== 'admin') throw new AppError('conflict', 'Not this one')"],
  [path, 'const short = id.replace(/^([0-9a-f]{8}).*$/, "$1")'],
  [path, 'const day = `@{year}-@{month}-@{date}`'],
])('%s may: %s', (from, text) => {
  expect(oneGate([{ path: from, text: template(text) }])).toEqual([])
})
