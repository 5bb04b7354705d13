import { useEffect, useState } from 'react'

const names = ['title', 'description', 'priority'] as const
const oneDay = 86_400_000

type Draft = Record<(typeof names)[number], string> & { at: number }

const keyOf = (owner: string) => `ticket-draft:${owner}`

/** The stored draft; null when there is none, or only an old one. */
function readDraft(owner: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null') as Draft | null
    return draft && Date.now() - draft.at < oneDay ? draft : null
  } catch {
    return null
  }
}

/** Deletes the draft, because it was sent or discarded. */
export function forgetTicketDraft(owner: string): void {
  try {
    sessionStorage.removeItem(keyOf(owner))
  } catch {
    // Storage is not available, so there is no draft.
  }
}

function keepDraft(owner: string, form: HTMLFormElement): void {
  const data = new FormData(form)
  const [title = '', description = '', priority = ''] = names.map((name) =>
    String(data.get(name) ?? ''),
  )
  if (!title && !description) {
    forgetTicketDraft(owner)
    return
  }
  try {
    const draft: Draft = { title, description, priority, at: Date.now() }
    sessionStorage.setItem(keyOf(owner), JSON.stringify(draft))
  } catch {
    // Private windows may refuse storage; the form works without it.
  }
}

/**
 * Keeps the draft of a new ticket in session storage, so that closing the dialog or reloading the
 * page loses nothing. Each user has a separate draft; it is deleted when it is sent.
 * @returns whether a draft was restored, and a function that discards it
 */
export function useTicketDraft(owner: string, formId: string) {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const draft = readDraft(owner)
    const text = ['title', 'description'].map((name) => form.elements.namedItem(name))
    const isEmpty = text.every((field) => !(field as HTMLInputElement | null)?.value)
    if (draft && isEmpty) {
      for (const name of names) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null
        if (field && draft[name]) field.value = draft[name]
      }
      setRestored(true)
    }
    const keep = () => keepDraft(owner, form)
    // Text that was typed before the script was loaded.
    keep()
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [owner, formId])

  return {
    isRestored,
    discard() {
      const form = document.getElementById(formId)
      if (form instanceof HTMLFormElement) {
        for (const name of ['title', 'description']) {
          const field = form.elements.namedItem(name) as HTMLInputElement | null
          if (field) field.value = ''
        }
        ;(form.elements.namedItem('title') as HTMLInputElement | null)?.focus()
      }
      forgetTicketDraft(owner)
      setRestored(false)
    },
  }
}
