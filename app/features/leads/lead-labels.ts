import { leadLabels } from '#content/admin.ts'
import { forms } from '#content/forms.ts'
import { leadDetails } from '#content/lead-details.ts'

/** An interest in words; one that this version does not know is shown as it is stored. */
export function interestLabel(interest: string | null): string | null {
  const labels: Record<string, string> = {
    ...leadDetails.interests,
    ...forms.blueprint.primaryInterests,
    ...leadLabels.source,
  }
  return interest === null ? null : (labels[interest] ?? interest)
}

/** What only one source asks for, with its names and values in words. */
export function detailRows(details: Record<string, string>): [string, string][] {
  const names: Record<string, string> = leadDetails.fields
  const values: Record<string, Record<string, string>> = leadDetails.values
  return Object.entries(details).map(([name, value]) => [
    names[name] ?? name,
    values[name]?.[value] ?? value,
  ])
}
