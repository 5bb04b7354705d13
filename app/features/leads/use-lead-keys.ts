import { useLayoutEffect } from 'react'
import { singleKeysAreOn } from '#app/ui/single-keys.ts'
import { lostFormId } from './follow-up/lost-form.tsx'
import { ownerKeyId } from './follow-up/owner-form.tsx'
import { spamButtonId } from './follow-up/spam-form.tsx'
import { leadStatuses } from './lead.ts'
import { statusChoiceId, thenField } from './lead-status-choice.tsx'

/** The link that opens the answer by mail. */
export const answerKeyId = 'lead-answer'

type Neighbours = { previous: string | undefined; next: string | undefined }

/**
 * The keys of a lead: j and k go to the next and the previous one, s, a, n and l to status, owner, note and
 * lost, r opens the answer by mail, and ! marks spam. In the statuses a number changes the status and goes on to the next lead. Where
 * somebody types, a key is a letter.
 */
export function useLeadKeys({ previous, next }: Neighbours, show: (id: string) => void): void {
  // Before the lead is shown: a key pressed at once must not go from the lead before.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!singleKeysAreOn() || isElsewhere(event.target)) return
      if (!act(event.key)) return
      event.preventDefault()
    }
    function act(key: string): boolean {
      const other = { j: next, k: previous }[key]
      if (other) {
        show(other)
        return true
      }
      return focusPart(key) || pressPart(key) || setStatus(key, next)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [previous, next, show])
}

/** In a field, or in another dialog above the lead. */
const isElsewhere = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) ||
  target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]') ||
  document.querySelector('dialog:modal:not(.side-panel)') !== null

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

function focusPart(key: string): boolean {
  const part = {
    s: `#${statusChoiceId} [aria-pressed=true]`,
    a: `[data-key=${ownerKeyId}]`,
    n: '#lead-note',
    l: `#${lostFormId} select`,
  }[key]
  const control = part ? find(part) : null
  if (!control) return false
  control.closest('details')?.setAttribute('open', '')
  control.focus()
  return true
}

function pressPart(key: string): boolean {
  const part = { '!': `#${spamButtonId}`, r: `[data-key=${answerKeyId}]` }[key]
  const control = part ? find(part) : null
  control?.click()
  return control !== null
}

function setStatus(key: string, next: string | undefined): boolean {
  const choice = find(`#${statusChoiceId}`)
  const status = leadStatuses[Number(key) - 1]
  if (!status || !choice?.contains(document.activeElement)) return false
  const button = choice.querySelector<HTMLButtonElement>(`[value=${status}]`)
  const then = button?.form?.elements.namedItem(thenField)
  if (!button || !(then instanceof HTMLInputElement)) return false
  then.value = next ?? ''
  button.click()
  then.value = ''
  return true
}
