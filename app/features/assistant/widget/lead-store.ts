import { useSyncExternalStore } from 'react'
import type {
  LeadField,
  LeadLanguage,
  LeadPost,
  LeadReceipt,
  LeadRefusal,
  LeadValues,
  UnderstoodContact,
} from '#app/features/assistant/lead-form.ts'
import { chatLead } from '#content/chat-lead.ts'
import type { TriageAnswer } from '../assistant.ts'
import { onChat, readChat, sessionId, timesLeft } from './chat.ts'
import { fetchLead, postLead } from './lead-requests.ts'

export type Lead = {
  /** The line below which the form stands; null while it is closed. */
  at: string | null
  /** The field that takes the focus when the form opens. */
  focus: LeadField
  language: LeadLanguage
  values: LeadValues
  consent: boolean
  faults: NonNullable<LeadRefusal['fields']>
  /** Why it was not sent. */
  error: string | null
  sending: boolean
  receipt: LeadReceipt | null
  /** The line below which the receipt stands. */
  receiptAt: string | null
  isCorrected: boolean
  /** The form was sent in this browser, a moment ago. */
  isSentHere: boolean
  /** The newest line that offers the form. */
  offeredAt: string | null
  /** The visitor said no, or a life may be in danger: the form is not shown. */
  isOver: boolean
}

const none: Lead = {
  ...{ at: null, focus: 'area', language: 'en', values: {}, consent: false, faults: {} },
  ...{ error: null, sending: false, receipt: null, receiptAt: null },
  ...{ isCorrected: false, isSentHere: false, offeredAt: null, isOver: false },
}
let lead: Lead = none
const listeners = new Set<() => void>()

function change(next: Partial<Lead>): void {
  lead = { ...lead, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useLead = (): Lead => useSyncExternalStore(subscribe, () => lead)

const post = (more: Pick<LeadPost, 'intent' | 'values' | 'consent'>): LeadPost => ({
  conversationId: readChat().conversationId ?? '',
  sessionId,
  language: lead.language,
  ...more,
})

/** Opens the form below a line, with what was typed or understood before. */
export function openLead(at: string, language: LeadLanguage, contact?: UnderstoodContact): void {
  const given = contact ? Object.entries(contact).filter(([, value]) => value) : []
  const values = { ...lead.values, ...Object.fromEntries(given) }
  const focus = contact ? 'name' : 'area'
  change({ at, language, focus, values, faults: {}, error: null, isOver: false })
  const { conversationId } = readChat()
  if (!conversationId || lead.receipt) return
  void fetchLead({ conversationId, sessionId }).then((state) => {
    if (!state || lead.at !== at) return
    if (state.isClosed) change({ ...none, isOver: true })
    else if (state.receipt) change({ at: null, receipt: state.receipt, receiptAt: at })
    else change({ values: { ...state.draft, ...lead.values } })
  })
}

/** Opens the form again with what was sent. */
export function correctLead(): void {
  const { receipt, receiptAt } = lead
  if (receipt)
    change({
      at: receiptAt,
      focus: 'name',
      isSentHere: false,
      values: receipt.values,
      faults: {},
      error: null,
    })
}

let waiting: ReturnType<typeof setTimeout> | undefined
const pause = 800

/** Keeps what is typed, on the server too, so that a reload loses nothing. */
export function type(field: LeadField, value: string): void {
  const { [field]: _, ...faults } = lead.faults
  change({ values: { ...lead.values, [field]: value }, faults })
  clearTimeout(waiting)
  waiting = setTimeout(keep, pause)
}

function keep(): void {
  if (lead.at === null || lead.receipt || lead.sending) return
  // When it fails, the form still has it.
  void postLead(post({ intent: 'keep', values: lead.values })).catch(() => {})
}

export function agree(consent: boolean): void {
  const { consent: _, ...faults } = lead.faults
  change({ consent, faults })
}

/** "Not now": closes the form and remembers the no. A correction is only closed. */
export function closeLead(): void {
  clearTimeout(waiting)
  const isCorrection = lead.receipt !== null
  change({ at: null, isOver: !isCorrection, consent: false })
  if (!isCorrection) void postLead(post({ intent: 'decline' })).catch(() => {})
}

/** Sends the form. @returns whether it was stored */
export async function sendLead(): Promise<boolean> {
  if (lead.sending) return false
  clearTimeout(waiting)
  const began = timesLeft()
  // The conversation was left meanwhile: the form of the next one knows nothing of this.
  const isLeft = () => began !== timesLeft()
  const { at, values, consent, language, receipt: before } = lead
  change({ sending: true, error: null, faults: {} })
  try {
    const answer = await postLead(post({ intent: 'send', values, consent }))
    if (isLeft()) return !('error' in answer)
    if ('error' in answer) change({ error: answer.error, faults: answer.fields ?? {} })
    else
      change({
        ...{ at: null, receipt: answer.receipt, receiptAt: at, values: {}, consent: false },
        isCorrected: before !== null,
        isSentHere: true,
      })
    return !('error' in answer)
  } catch {
    if (!isLeft()) change({ error: chatLead[language].errors.offline })
    return false
  } finally {
    if (!isLeft()) change({ sending: false })
  }
}

/** What a reply of the assistant means for the form. */
function takeReply(line: string, { kind, intent, lead: sent, offersLead }: TriageAnswer): void {
  // Help comes first: nothing is sold beside it.
  if (kind === 'safety') {
    clearTimeout(waiting)
    change(intent === 'danger' ? { ...none, isOver: true } : { at: null })
  } else if (sent)
    change({ at: null, receipt: sent, receiptAt: line, isCorrected: lead.receipt !== null })
  else if (offersLead) change({ offeredAt: line, isOver: false })
}

const taken = new Set<string>()

// Replies arrive here, from other tabs and from an earlier visit; a new conversation has none of them.
onChat(() => {
  const { lines } = readChat()
  if (taken.size > 0 && !lines.some(({ id }) => taken.has(id))) {
    taken.clear()
    clearTimeout(waiting)
    change(none)
  }
  for (const { id, answer } of lines) {
    if (!answer || taken.has(id)) continue
    taken.add(id)
    takeReply(id, answer)
  }
})

/** Shows what an earlier visit has sent or declined. */
export async function restoreLead(): Promise<void> {
  const { conversationId, lines } = readChat()
  const about = lines.findLast(
    ({ answer }) => answer?.lead || answer?.offersLead || answer?.contact,
  )
  if (!conversationId || !about?.answer) return
  const state = await fetchLead({ conversationId, sessionId })
  if (!state || lead.at !== null || readChat().conversationId !== conversationId) return
  const { receipt, isClosed, draft } = state
  change({
    ...{ language: about.answer.language, values: draft, isOver: isClosed },
    ...(receipt && { receipt, receiptAt: lead.receiptAt ?? about.id }),
  })
}
