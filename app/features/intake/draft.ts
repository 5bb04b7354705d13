import { intakeFields } from './intake.ts'

type Draft = { address: string; fields: Record<string, string> }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const keyOf = (name: string) => `draft:${name}`
const ours: readonly string[] = Object.values(intakeFields)
const untyped = ['hidden', 'file', 'password', 'submit', 'button', 'checkbox', 'radio']

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      'value' in one &&
      'name' in one &&
      one.name !== '' &&
      !ours.includes(String(one.name)) &&
      !untyped.includes((one as Control).type),
  )
}

function read(name: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The address of the page; its query also says what was just sent (`?sent=…`). */
const here = () => location.pathname + location.search

/**
 * Keeps what is typed in session storage until the form is sent, so that a reload or a lost
 * connection loses nothing. Fields of several pages share one draft. Files, passwords and hidden
 * fields are never kept.
 * @returns a function that stops keeping the draft
 */
export function keepDraft(form: HTMLFormElement, name: string): () => void {
  const save = () => {
    const typed = controls(form).map((one): [string, string] => [one.name, one.value])
    const fields = { ...read(name)?.fields, ...Object.fromEntries(typed) }
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify({ address: here(), fields }))
    } catch {
      // Storage is full or forbidden: a reload then empties the form, as it does without a script.
    }
  }
  restore(form, name)
  form.addEventListener('input', save)
  return () => form.removeEventListener('input', save)
}

/** Fills in only empty fields: values from the server or typed since then are newer. */
function restore(form: HTMLFormElement, name: string): void {
  const draft = read(name)
  if (!draft) return
  // This draft was sent already, and its text belongs to the stored record.
  const sent = new URL(location.href).searchParams.get('sent')
  if (sent && !draft.address?.includes(sent)) {
    dropDraft(name)
    return
  }
  for (const one of controls(form)) {
    const kept = draft.fields?.[one.name]
    if (one.value === '' && typeof kept === 'string') one.value = kept
  }
}

/** Deletes the draft, because the form was stored. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage is forbidden, so there is no draft.
  }
}
