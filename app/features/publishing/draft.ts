import type { Values } from './publication.ts'

/** What somebody typed and has not saved. */
export type Draft = { saved_at: string; based_on: number; values: Values }

/** How a page with a form knows of it: what the form holds is the draft, or it is only offered. */
export type DraftOnPage = { savedAt: string; basedOn: number; isContinued: boolean }

/** The answer to a form that was kept. */
export type DraftAnswer = { savedAt: string; behind: number | null } | { fault: string }

/** What the form shows: what is stored, or the draft that its editor continues. */
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
