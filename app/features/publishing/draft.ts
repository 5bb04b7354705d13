import type { Values } from './publication.ts'

/** What an editor has typed and not saved. */
export type Draft = { saved_at: string; based_on: number; values: Values }

/** The draft on a page with a form: shown in the form, or only offered. */
export type DraftOnPage = { savedAt: string; basedOn: number; isContinued: boolean }

/** The answer to a saved draft. */
export type DraftAnswer = { savedAt: string; behind: number | null } | { fault: string }

/** The values of the form: the stored ones, or those of the continued draft. */
export function formWith<Form extends { version: number; values: Values }>(
  stored: Form,
  draft: Draft | null,
  isContinued: boolean,
): { form: Form; draft: DraftOnPage | null } {
  if (!draft) return { form: stored, draft: null }
  const { saved_at: savedAt, based_on: basedOn } = draft
  const typed = { ...stored, version: basedOn, values: { ...stored.values, ...draft.values } }
  return { form: isContinued ? typed : stored, draft: { savedAt, basedOn, isContinued } }
}
