import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { changedTexts, keepTexts, readKept, stillUnsaved } from './kept-texts.ts'
import type { EditedPage } from './page-text-service.server.ts'
import { type Typed, textField } from './page-texts.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** The fields of the texts, by their places. */
function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const all = [...form.elements] as Control[]
  const texts = all.filter(({ name }) => name.startsWith(textField))
  return new Map(texts.map((one) => [one.name.slice(textField.length), one]))
}

/**
 * Keeps in the browser tab what is typed and not saved, puts it back into the form, and asks before the
 * page is left.
 * @param owner whose texts they are: others who use the same browser do not get them
 */
export function useKeptTexts(
  form: RefObject<HTMLFormElement | null>,
  edited: EditedPage,
  owner: string,
) {
  // Made anew with every state that is saved; what is loaded again meanwhile changes nothing.
  const [{ page, mark, typed }] = useState(edited)
  const [restored, setRestored] = useState(0)
  const isUnsaved = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const element = form.current
    if (!element) return
    const read = (): Typed =>
      Object.fromEntries([...controlsOf(element)].map(([path, { value }]) => [path, value]))
    const keep = () => {
      const kept = changedTexts(markOf(element).value, typed, read())
      isUnsaved.current = kept !== null
      keepTexts(owner, page, kept)
    }
    const kept = readKept(owner, page)
    const open = kept && stillUnsaved(kept, mark, typed)
    const controls = controlsOf(element)
    if (open) {
      for (const [path, { text }] of Object.entries(open.texts)) {
        const control = controls.get(path)
        if (control) control.value = text
      }
      markOf(element).value = open.mark
      setRestored(Object.keys(open.texts).length)
    }
    keep()
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved.current) event.preventDefault()
    }
    element.addEventListener('input', keep)
    window.addEventListener('beforeunload', warn)
    return () => {
      element.removeEventListener('input', keep)
      window.removeEventListener('beforeunload', warn)
    }
  }, [form, owner, page, mark, typed])

  return {
    /** How many texts were put back into the form. */
    restored,
    blocker,
    /** Puts the saved texts back into the form. */
    discard() {
      if (!form.current) return
      for (const [path, control] of controlsOf(form.current)) control.value = typed[path] ?? ''
      markOf(form.current).value = mark
      isUnsaved.current = false
      keepTexts(owner, page, null)
      setRestored(0)
    },
  }
}

const markOf = (form: HTMLFormElement) => form.elements.namedItem('mark') as HTMLInputElement
