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

/** Where the visitor is; the address also says what was just sent (`?sent=…`). */
const here = () => location.pathname + location.search

/**
 * Keeps what is typed in this tab until it is sent, over a reload or a lost connection. Fields of
 * several pages share one draft. Files, passwords and hidden fields are never kept.
 * @returns stops keeping
 */
export function keepDraft(form: HTMLFormElement, name: string): () => void {
  const save = () => {
    const typed = controls(form).map((one): [string, string] => [one.name, one.value])
    const fields = { ...read(name)?.fields, ...Object.fromEntries(typed) }
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify({ address: here(), fields }))
    } catch {
      // No room or no leave to store: then a reload empties the form, as it would without a script.
    }
  }
  restore(form, name)
  form.addEventListener('input', save)
  return () => form.removeEventListener('input', save)
}

/** Fills in what is empty: what the page brought or somebody typed meanwhile is newer. */
function restore(form: HTMLFormElement, name: string): void {
  const draft = read(name)
  if (!draft) return
  // Typed before it was sent, so it belongs to what is stored now.
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

/** Forgets what was typed: it has arrived. */
export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage is closed, so there is nothing in it.
  }
}
