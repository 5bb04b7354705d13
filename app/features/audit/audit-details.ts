import { beginningOf } from '#app/platform/clean-text.ts'

type Details = Record<string, unknown>

const removed = '[removed]'
const secretName =
  /passw|passphrase|secret|token|cookie|authori[sz]ation|hash|totp|otp$|(recovery|backup)_?codes?|api_?key|private_?key/i
const secretInAddress = /([?&](?:token|invitation|code|key|secret|signature)=)[^&\s#]+/gi
const [longest, most, deepest] = [1_000, 100, 5]

/**
 * Removes secrets from the details of an event and limits their length, because events are never
 * changed.
 */
export function withoutSecrets(details: Details): Details {
  return clean(details, 0) as Details
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string')
    return beginningOf(
      value.replaceAll('\0', '').replace(secretInAddress, `$1${removed}`),
      longest,
    ).toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (depth >= deepest) return removed
  if (Array.isArray(value)) return value.slice(0, most).map((one) => clean(one, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, most)
      .map(([name, one]) => [
        name,
        // The name of a secret field may be stored; its value may not.
        secretName.test(name) && typeof one !== 'boolean' && one !== null
          ? removed
          : clean(one, depth + 1),
      ]),
  )
}

export type Change = { field: string; before: string | null; after: string | null }
export type AuditValue = { field: string; value: string | null }

/** Splits details into changes (before and after) and single values. */
export function readDetails(details: Details): { changes: Change[]; values: AuditValue[] } {
  const changes: Change[] = []
  const values: AuditValue[] = []
  const whole = pairOf(details)
  if (whole) changes.push(...changesOf('', whole))
  for (const [field, value] of Object.entries(details)) {
    if (whole && (whole.names as readonly string[]).includes(field)) continue
    const pair = isRecord(value) ? pairOf(value) : undefined
    if (pair) changes.push(...changesOf(field, pair))
    else if (field === 'changes' && isRecord(value)) {
      const inner = readDetails(value)
      changes.push(...inner.changes)
      values.push(...inner.values)
    } else values.push({ field, value: asText(value) })
  }
  return { changes, values }
}

type Pair = { names: readonly [string, string]; before: unknown; after: unknown }

function pairOf(value: Details): Pair | undefined {
  for (const names of [
    ['before', 'after'],
    ['from', 'to'],
    ['old', 'new'],
  ] as const) {
    const [first, second] = names
    if (first in value && second in value)
      return { names, before: value[first], after: value[second] }
  }
  return undefined
}

function changesOf(field: string, { before, after }: Pair): Change[] {
  if (!isRecord(before) && !isRecord(after))
    return [{ field, before: asText(before), after: asText(after) }]
  const [old, fresh] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((name) => ({ field: name, before: asText(old[name]), after: asText(fresh[name]) }))
    .filter((one) => one.before !== one.after)
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function isRecord(value: unknown): value is Details {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
