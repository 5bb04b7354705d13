import { useContext, useEffect, useRef, useState } from 'react'
import { isSignInPage } from '#app/platform/still-signed-in.ts'
import { KeepingContext } from '#app/ui/kept/keeping.ts'
import { awaitOutcome, sendField } from '#app/ui/kept/sending.ts'
import { useTimes } from '#app/ui/times/times-provider.tsx'
import { publicationDraft as copy } from '#content/publication-draft.ts'
import { signedOut } from '#content/signed-out.ts'
import type { DraftAnswer, DraftOnPage } from './draft.ts'
import { createUnsaved, fieldsIn } from './unsaved-text.ts'

export type DraftState = { text: string; isFault: boolean; savedAt: string | null }

type DraftOptions = {
  formId: string
  /** The address of the form's page. */
  path: string
  /** The draft at the time the page was loaded. */
  draft: DraftOnPage | null
  /** True when the editor has discarded the draft. */
  isDiscarded: boolean
  /** True while the form is being saved. */
  isSaving: boolean
}

const beat = 2_000
const checkName = '__INTENT__'
/** While typing does not pause, a draft is saved after this many beats. */
const mostBeats = 8
/** Browsers send at most this many bytes while a page is being left. */
const leavingBytes = 60_000
/** A form that is sent, and signing out, wait this long for the draft before them. */
const patience = 5_000
/** A draft without an answer for so long has not arrived, and is sent again with the next change. */
const longestSave = 20_000

/**
 * Saves the values of a form as a draft on the server, shortly after each change and when the page
 * is left. What has not reached it is kept in the browser.
 */
export function useDraft(options: DraftOptions) {
  const { formId, path, draft, isDiscarded, isSaving } = options
  const continued = draft?.isContinued ? draft.savedAt : null
  const [state, setState] = useState<DraftState>({ text: '', isFault: false, savedAt: continued })
  const isOffered =
    draft !== null && !draft.isContinued && !isDiscarded && draft.savedAt !== state.savedAt
  const begun = { since: continued ?? '', isStopped: false, isSent: false, isUnwanted: false }
  const now = useRef(begun)
  const owner = useContext(KeepingContext)?.owner
  const reader = useTimes()
  const times = useRef(reader)
  times.current = reader
  useEffect(() => {
    now.current.isStopped = isOffered || isSaving
    // Also when nobody has told what became of the form.
    return () => {
      if (isSaving) now.current.isSent = false
    }
  }, [isOffered, isSaving])

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const unsaved = createUnsaved(owner ? { owner, form: path } : null)
    let [kept, seen]: [string | null, string] = [null, '']
    let [waited, sending] = [0, null as { ended: Promise<void>; end: AbortController } | null]
    // Changes that the editor makes while it starts are not the user's.
    const begin = () => {
      if (kept === null) kept = seen = textOf(form)
    }
    // One after the other: each draft names the time of the one before it.
    const send = async (isLeaving: boolean): Promise<void> => {
      const text = textOf(form)
      if (kept === null || text === kept || now.current.isUnwanted) return
      unsaved.keep(form, sending ? null : now.current.since)
      if (now.current.isStopped || now.current.isSent) return
      if (sending && !isLeaving) return
      if (sending) return sending.ended.then(() => send(true))
      const end = new AbortController()
      sending = { end, ended: deliver(text, isLeaving, end.signal) }
      await sending.ended
    }
    const deliver = async (text: string, isLeaving: boolean, signal: AbortSignal) => {
      const before = kept
      kept = text
      waited = 0
      setState((old) => ({ ...old, text: copy.saving, isFault: false }))
      const body = fieldsIn(form)
      body.set('since', now.current.since)
      const answer = await fetch(`${path}/draft`, {
        method: 'POST',
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestSave)]),
        keepalive: isLeaving && text.length < leavingBytes,
      })
        .then((response): Promise<DraftAnswer> | DraftAnswer =>
          isSignInPage(response.url, response.status)
            ? { fault: signedOut.notSaved }
            : response.headers.get('content-type')?.includes('json')
              ? response.json()
              : { fault: copy.failed },
        )
        .catch((): DraftAnswer => ({ fault: copy.failed }))
      sending = null
      if ('fault' in answer) {
        if (answer.fault !== copy.elsewhere) kept = before
        setState((old) => ({ ...old, text: answer.fault, isFault: true }))
        return
      }
      now.current.since = answer.savedAt
      if (textOf(form) === text) unsaved.forget()
      const behind = answer.behind ? ` ${copy.behind(answer.behind)}` : ''
      const said = copy.saved(times.current.clock(answer.savedAt)) + behind
      setState({ text: said, isFault: answer.behind !== null, savedAt: answer.savedAt })
    }
    const timer = setInterval(() => {
      if (kept === null) return
      const text = textOf(form)
      waited = text === kept ? 0 : waited + 1
      if (text === seen || waited >= mostBeats) void send(false)
      seen = text
    }, beat)
    const leave = () => {
      if (document.visibilityState === 'hidden') void send(true)
    }
    let isDelayed = false
    // A draft that is on its way could reach the server after the form and stay there, or be stored at a
    // time that this page never hears of: its next draft would be taken for that of another window.
    const delay = (
      { end, ended }: { ended: Promise<void>; end: AbortController },
      event: Event,
    ) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isDelayed) return
      isDelayed = true
      const { submitter } = event as SubmitEvent
      const limit = setTimeout(() => end.abort(), patience)
      void ended.finally(() => {
        clearTimeout(limit)
        isDelayed = false
        if (form.isConnected) form.requestSubmit(submitter?.isConnected ? submitter : null)
      })
    }
    const submit = (event: SubmitEvent) => {
      const isPreview = event.submitter?.getAttribute('formtarget') === '_blank'
      // The form library checks a field that is left by sending the form to itself.
      const isCheck = event.submitter?.getAttribute('name') === checkName
      if (isPreview || isCheck) return
      if (sending) return delay(sending, event)
      const field = form.elements.namedItem(sendField)
      if (!(field instanceof HTMLInputElement)) return
      field.value = crypto.randomUUID()
      // At once: the page shows that it is being saved only a moment later.
      now.current.isSent = true
      const sent = textOf(form)
      awaitOutcome(field.value, ({ kind }) => {
        now.current.isSent = false
        if (kind !== 'stored') return
        kept = sent
        // Saving has deleted the draft.
        now.current.since = ''
        unsaved.forget()
      })
    }
    // Without the session nothing more is stored, so that signing out waits for what was typed last.
    const signOut = (event: SubmitEvent) => {
      const other = event.target
      if (!(other instanceof HTMLFormElement) || !other.action.endsWith('/sign-out')) return
      if (kept === null || textOf(form) === kept || now.current.isStopped) return
      event.preventDefault()
      const late = new Promise((resolve) => setTimeout(resolve, patience))
      void Promise.race([send(true), late]).finally(() => other.submit())
    }
    const touches = ['focusin', 'keydown', 'pointerdown'] as const
    for (const touch of touches) form.addEventListener(touch, begin, true)
    form.addEventListener('submit', submit, true)
    document.addEventListener('submit', signOut, true)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(timer)
      for (const touch of touches) form.removeEventListener(touch, begin, true)
      form.removeEventListener('submit', submit, true)
      document.removeEventListener('submit', signOut, true)
      document.removeEventListener('visibilitychange', leave)
      void send(true)
    }
  }, [formId, path, owner])

  const stop = () => Object.assign(now.current, { isStopped: true, isUnwanted: true })
  /** To be called when the form was not sent after all. */
  const resume = () => {
    now.current.isSent = false
  }
  return { ...state, isOffered, stop, resume }
}

const textOf = (form: HTMLFormElement) => {
  const fields = fieldsIn(form)
  for (const name of ['version', sendField]) fields.delete(name)
  return new URLSearchParams([...fields] as [string, string][]).toString()
}
