import { leadLabels } from '#content/admin.ts'
import { forms } from '#content/forms.ts'
import { leadDetails } from '#content/lead-details.ts'

/** The label of an interest; unknown values are shown as they are stored. */
export function interestLabel(interest: string | null): string | null {
  const labels: Record<string, string> = {
    ...leadDetails.interests,
    ...forms.blueprint.primaryInterests,
    ...leadLabels.source,
  }
  return interest === null ? null : (labels[interest] ?? interest)
}

/** The details that only one source asks for, with labels for names and values. */
export function detailRows(details: Record<string, string>): [string, string][] {
  const names: Record<string, string> = leadDetails.fields
  const values: Record<string, Record<string, string>> = leadDetails.values
  return Object.entries(details).map(([name, value]) => [
    names[name] ?? name,
    values[name]?.[value] ?? value,
  ])
}
