import {
  changedFrom,
  countTexts,
  defaultsOf,
  fieldsOf,
  isIn,
  marksOf,
  only,
  writeFields,
  writeMarks,
} from './kept-fields.ts'
import type { KeptPlace, KeptStore, KeptText, Values } from './kept-store.ts'
import { awaitOutcome, type Outcome, sendField } from './sending.ts'

/** What the form says about its kept text. */
export type KeptState = {
  /** A text that was begun earlier, or in another tab, and can be put into the form. */
  offer: KeptText | null
  /** Its record has been changed since. */
  isOvertaken: boolean
  /** The text that was put into the form without a question. */
  restored: KeptText | null
  /** The browser has no room for the text, or the server may not have got it. */
  trouble: 'full' | 'unsent' | null
}

const calm: KeptState = { offer: null, isOvertaken: false, restored: null, trouble: null }

/** Texts of forms that are drawn anew with what was typed: they are not offered again. */
const going = new Set<string>()

type Options = {
  store: KeptStore
  now: () => number
  tell: (state: KeptState) => void
  /** Puts all fields into a form that has a place for them only after the server has drawn it. */
  refill?: ((values: Values) => void) | undefined
  /** Called when the server has stored the form. */
  onStored?: (() => void) | undefined
}

/**
 * Keeps what is typed into a form until it is stored. A form with one field for words gets its text back
 * at once; others offer it.
 */
export function keepForm(form: HTMLFormElement, place: KeptPlace, options: Options) {
  const { store, now, tell, refill, onStored } = options
  let state = calm
  let base: Values | null = defaultsOf(form)
  let mine: KeptText | null = null
  let sendId = crypto.randomUUID() as string
  /** What was sent with this id and not answered. */
  let sentAs: string | undefined
  let isGone = false
  let submitter: HTMLElement | null = null

  const say = (change: Partial<KeptState>) => {
    state = { ...state, ...change }
    tell(state)
  }
  /** The texts of this form that are not in it. */
  const others = () => store.list(place).filter(({ id }) => id !== mine?.id)
  const isOvertaken = (text: KeptText) => !isIn(text.base, only(text.base, base ?? fieldsOf(form)))
  const offer = (text: KeptText | null = others()[0] ?? null) =>
    say({ offer: text, isOvertaken: text !== null && isOvertaken(text) })

  /** What is sent next is not what was sent before. */
  function renew(): void {
    sendId = crypto.randomUUID()
    sentAs = undefined
  }

  /** From now on, this text is the one in the form. */
  function take(text: KeptText): void {
    mine = text
    sendId = text.sendId
    sentAs = text.sentAs
    going.delete(text.id)
    if (isOvertaken(text)) writeMarks(form, text.marks)
  }

  function keep(): void {
    base ??= defaultsOf(form)
    const inForm = fieldsOf(form)
    const changed = changedFrom(base, inForm)
    if (Object.keys(changed).length === 0) {
      if (mine) store.remove(place, mine.id)
      mine = null
      say({ restored: null, trouble: null })
      return
    }
    const at = now()
    if (isGone) renew()
    isGone = false
    mine = {
      id: mine?.id ?? crypto.randomUUID(),
      ...{ sendId, sentAs, began: mine?.began ?? at, at, marks: mine?.marks ?? marksOf(form) },
      fields: refill ? inForm : changed,
      base: only(changed, base),
    }
    const isKept = store.put(place, mine)
    if (isKept !== (state.trouble !== 'full')) say({ trouble: isKept ? null : 'full' })
  }

  function begin(): void {
    const [newest] = store.list(place)
    if (!newest) {
      // What was typed before the page's scripts had come.
      keep()
      return
    }
    const [inForm, before] = [fieldsOf(form), { ...base, ...newest.base }]
    const isDrawnAnew = going.has(newest.id) && !isIn(inForm, before)
    if (isDrawnAnew || isIn(newest.fields, inForm)) {
      // The server has put what was typed into the fields: it is no less unsent for that.
      base = before
      take(newest)
      if (isDrawnAnew) keep()
      offer()
    } else if (countTexts(form) === 1 && !isOvertaken(newest) && isUntouched()) {
      restore(newest)
      say({ restored: newest })
    } else offer(newest)
  }

  const isUntouched = () => isIn(fieldsOf(form), base ?? {})

  function restore(text: KeptText): void {
    const isOld = isOvertaken(text)
    take(text)
    if (refill) {
      going.add(text.id)
      refill(isOld ? { ...text.fields, ...text.marks } : text.fields)
    } else writeFields(form, text.fields)
    offer()
  }

  /** The form begins anew: the next letter starts another text. */
  function forget(): void {
    mine = null
    base = null
    renew()
    say({ ...calm, offer: state.offer })
  }

  function settle(outcome: Outcome, sent: KeptText | null): void {
    if (outcome.kind === 'unsent') {
      if (mine) going.add(mine.id)
      say({ trouble: outcome.isSaid ? null : 'unsent' })
      return
    }
    const latest = sent && store.list(place).find(({ id }) => id === sent.id)
    renew()
    if (outcome.kind === 'answered') {
      if (latest) {
        mine = { ...latest, sendId, sentAs }
        store.put(place, mine)
        going.add(mine.id)
      }
      say({ trouble: null })
      return
    }
    if (sent) clear(sent, latest)
    onStored?.()
  }

  function clear(sent: KeptText, latest: KeptText | null | undefined): void {
    store.remove(place, sent.id)
    // What was typed while the form was on its way is a text of its own.
    const isLonger = latest && !isIn(latest.fields, sent.fields)
    forget()
    if (isLonger) store.put(place, { ...latest, id: crypto.randomUUID(), sendId, sentAs })
    // That text has this id now: what is typed next must not be taken for it.
    if (isLonger) renew()
  }

  const isOurs = ({ target }: Event) =>
    (target as { form?: unknown } | null)?.form === form || target === form
  // Not `change`: it also comes when a field that was sent loses the focus.
  const onTyped = (event: Event) => {
    if (isOurs(event)) keep()
  }
  // A field that is pressed after the form was sent shows what the server has put there.
  const onTouched = (event: Event) => {
    if (isOurs(event)) base ??= defaultsOf(form)
  }
  const onSubmit = (event: SubmitEvent) => {
    if (event.target !== form) return
    submitter = event.submitter
    // Sent once more as it was, it is stored once. What was changed in between is another form.
    const whole = JSON.stringify([fieldsOf(form), submitter?.getAttribute('value')])
    if (sentAs !== undefined && sentAs !== whole) renew()
    sentAs = whole
    if (mine) {
      mine = { ...mine, sendId, sentAs }
      store.put(place, mine)
    }
    for (const name of [sendField, 'formId']) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = sendId
    }
    const sent = mine
    awaitOutcome(sendId, (outcome) => settle(outcome, sent))
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const id = store.idIn(place, key)
    if (!id) return
    if (id === mine?.id) {
      const theirs = store.parsed(newValue)
      if (!theirs) {
        // Sent or discarded in another tab. The next letter begins another text.
        mine = null
        isGone = true
      } else if (!isIn(mine.fields, theirs.fields)) {
        // Another tab goes on with the same text: from here on there are two.
        renew()
        mine = { ...mine, id: crypto.randomUUID(), sendId }
        store.put(place, mine)
      }
    }
    offer()
  }
  const onLeaving = (event: BeforeUnloadEvent) => {
    if (state.trouble === 'full') event.preventDefault()
  }

  document.addEventListener('input', onTyped)
  document.addEventListener('focusin', onTouched)
  document.addEventListener('keydown', onTouched, true)
  document.addEventListener('submit', onSubmit, true)
  window.addEventListener('storage', onStorage)
  window.addEventListener('beforeunload', onLeaving)
  begin()

  return {
    restore: () => state.offer && restore(state.offer),
    /** Deletes the offered text, or takes the restored one out of the form again. */
    discard() {
      if (state.offer) {
        store.remove(place, state.offer.id)
        offer()
        return
      }
      if (mine) {
        store.remove(place, mine.id)
        writeFields(form, mine.base)
      }
      forget()
    },
    /** Sends the form once more, with the button that was pressed. */
    again: () => form.requestSubmit(submitter?.isConnected ? submitter : undefined),
    stop() {
      // A form that is drawn anew begins at once. Later it is another visit, which is asked.
      const left = mine?.id ?? ''
      setTimeout(() => going.delete(left))
      document.removeEventListener('input', onTyped)
      document.removeEventListener('focusin', onTouched)
      document.removeEventListener('keydown', onTouched, true)
      document.removeEventListener('submit', onSubmit, true)
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('beforeunload', onLeaving)
    },
  }
}
