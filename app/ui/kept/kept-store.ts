/** The values of a form's fields by their names; a name may belong to several fields. */
export type Values = Record<string, string[]>

/** What somebody has typed into one form and not sent yet. */
export type KeptText = {
  /** Each tab keeps a text of its own, so that no tab overwrites what another one has kept. */
  id: string
  /** Goes with the form. The server stores a form with the same one only once. */
  sendId: string
  /** The form as it was sent with this id, while nobody knows whether the server has it. */
  sentAs?: string | undefined
  /** When its first and its last letter were typed, in milliseconds. */
  began: number
  at: number
  /** What was typed, and what the server had put into the same fields. */
  fields: Values
  base: Values
  /** The hidden fields that name the state on which the form is based. */
  marks: Values
}

/** Whose text it is, and which form it belongs to. */
export type KeptPlace = { owner: string; form: string }

export type KeptStore = ReturnType<typeof createKeptStore>

const prefix = 'kept:'
const sevenDays = 7 * 86_400_000
const beginOf = ({ owner, form }: KeptPlace) => `${prefix}${owner}:${form}:`
const keyOf = (place: KeptPlace, id: string) => beginOf(place) + id

function parsed(stored: string | null): KeptText | null {
  try {
    const text = JSON.parse(stored ?? 'null') as Partial<KeptText> | null
    return text?.id && text.at && text.fields && text.base ? (text as KeptText) : null
  } catch {
    return null
  }
}

/**
 * Keeps unsent texts in the browser, by account, for seven days after the last letter. A browser that
 * forbids its storage keeps nothing, and nothing fails.
 * @param open returns the storage, or throws where it is forbidden
 */
export function createKeptStore(open: () => Storage, now: () => number) {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open())
    } catch {
      return otherwise
    }
  }
  const keysOf = (storage: Storage, begin: string) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
      key.startsWith(begin),
    )
  const isOver = (text: KeptText | null) => !text || now() - text.at > sevenDays

  function sweep(): void {
    attempt((storage) => {
      for (const key of keysOf(storage, prefix))
        if (isOver(parsed(storage.getItem(key)))) storage.removeItem(key)
    }, undefined)
  }

  return {
    /** Deletes what is older than seven days, of every account. */
    sweep,
    /** The texts of a form, the newest first. */
    list: (place: KeptPlace): KeptText[] =>
      attempt((storage) => {
        const begin = beginOf(place)
        const ids = keysOf(storage, begin).map((key) => key.slice(begin.length))
        return ids
          .filter((id) => !id.includes(':'))
          .map((id) => parsed(storage.getItem(keyOf(place, id))))
          .filter((text): text is KeptText => !isOver(text))
          .toSorted((a, b) => b.at - a.at)
      }, []),
    /** @returns whether it is kept: a full or forbidden storage keeps nothing */
    put(place: KeptPlace, text: KeptText): boolean {
      const write = () =>
        attempt((storage) => {
          storage.setItem(keyOf(place, text.id), JSON.stringify(text))
          return true
        }, false)
      if (write()) return true
      sweep()
      return write()
    },
    remove: (place: KeptPlace, id: string): void =>
      attempt((storage) => storage.removeItem(keyOf(place, id)), undefined),
    /** How many texts of an account are kept. */
    count: (owner: string): number =>
      attempt((storage) => keysOf(storage, `${prefix}${owner}:`).length, 0),
    /** Deletes all texts of an account. */
    clear: (owner: string): void =>
      attempt((storage) => {
        for (const key of keysOf(storage, `${prefix}${owner}:`)) storage.removeItem(key)
      }, undefined),
    /** The id of the text of this form that a key of the storage belongs to. */
    idIn(place: KeptPlace, key: string | null): string | undefined {
      const begin = beginOf(place)
      const id = key?.startsWith(begin) ? key.slice(begin.length) : ''
      return id && !id.includes(':') ? id : undefined
    },
    parsed,
  }
}

/** The kept values as a form that can be sent. */
export function formOf(values: Values): FormData {
  const form = new FormData()
  for (const [name, all] of Object.entries(values))
    for (const value of all) form.append(name, value)
  return form
}
