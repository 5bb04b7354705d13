import { keptStore } from '#app/ui/kept/kept.tsx'
import type { KeptPlace, KeptText } from '#app/ui/kept/kept-store.ts'
import type { DraftAnswer } from './draft.ts'

/** A draft has the words that a form's own fields have: no files. */
export function fieldsIn(form: HTMLFormElement): FormData {
  const fields = new FormData(form)
  for (const [name, value] of [...fields]) if (typeof value !== 'string') fields.delete(name)
  return fields
}

/** Keeps the text of one form in this browser until the server has it as a draft, or has stored it. */
export function createUnsaved(place: KeptPlace | null) {
  const [id, began] = [crypto.randomUUID() as string, Date.now()]
  return {
    /** @param since the time of the draft before it; null while nobody knows it */
    keep(form: HTMLFormElement, since: string | null): void {
      if (!place) return
      const given = fieldsIn(form)
      const fields = Object.fromEntries(
        [...new Set(given.keys())].map((name) => [name, given.getAll(name).map(String)]),
      )
      const text = { id, sendId: id, began, at: Date.now(), fields, base: {} }
      keptStore.put(place, { ...text, marks: since === null ? {} : { since: [since] } })
    },
    forget: () => place && keptStore.remove(place, id),
  }
}

/** The clocks of the browser and the server may differ by this much. */
const skew = 60_000
const longestWait = 30_000

/**
 * The newest text of this form that did not reach the server. What was sent while the page was left has no
 * answer: it has arrived when the server has a later draft than the one before it, if that one is known.
 */
export function findUnsaved(place: KeptPlace, savedAt: string | null): KeptText | null {
  for (const text of keptStore.list(place)) {
    const since = text.marks.since?.[0]
    const isLater = since !== undefined && savedAt !== null && savedAt !== since
    if (!isLater || Date.parse(savedAt) < text.at - skew) return text
    keptStore.remove(place, text.id)
  }
  return null
}

/**
 * Sends a text as the draft.
 *
 * @param since the time of the draft that it replaces
 * @returns `outdated` when the server has another draft since then
 */
export async function sendUnsaved(
  path: string,
  text: KeptText,
  since: string,
): Promise<'stored' | 'outdated' | 'lost'> {
  const body = new FormData()
  for (const [name, values] of Object.entries(text.fields))
    for (const value of values) body.append(name, value)
  body.set('since', since)
  try {
    const response = await fetch(`${path}/draft`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(longestWait),
    })
    if (response.status === 409) return 'outdated'
    return 'savedAt' in ((await response.json()) as DraftAnswer) ? 'stored' : 'lost'
  } catch {
    return 'lost'
  }
}
