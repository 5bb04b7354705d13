import type { FormLabels } from '#app/features/intake/intake-definition.ts'
import type { Quarantined } from './inbox.ts'

/** The uploaded file of a submission, as the form's schema stores it. */
export type QuarantinedFile = { key: string; name: string; size: number; type: string }

const isFile = (value: unknown): value is QuarantinedFile =>
  typeof value === 'object' && value !== null && 'key' in value && 'name' in value

/** The uploaded file, if the submission has one. */
export const fileIn = (payload: Record<string, unknown>): QuarantinedFile | undefined =>
  Object.values(payload).find(isFile)

/**
 * The submission as its sender saw it: in the form's order, with its labels and choices. Values
 * that this version does not know are shown as they are stored.
 */
export function withLabels(
  payload: Record<string, unknown>,
  labels: FormLabels = { fields: {} },
): Pick<Quarantined, 'entries' | 'file'> {
  const { fields, choices = {} } = labels
  const names = [...new Set([...Object.keys(fields), ...Object.keys(payload)])]
  const entries: Quarantined['entries'] = []
  let file: Quarantined['file'] = null
  for (const name of names) {
    const value = payload[name]
    const label = fields[name] ?? name
    if (value === undefined || value === null || value === '') continue
    if (isFile(value)) file = { label, name: value.name, size: value.size }
    else if (typeof value === 'string')
      entries.push({ label, value: choices[name]?.[value] ?? value })
    else entries.push({ label, value: JSON.stringify(value) })
  }
  return { entries, file }
}
