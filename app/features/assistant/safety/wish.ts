import { normalizeMessage } from './normalize-message.ts'
import { noPerson, wishes } from './wish-patterns.data.ts'

/** Wishes that come before the assistant's own questions. */
export type Wish = keyof typeof wishes
const wishKinds = Object.keys(wishes) as Wish[]

/** The wish in a message, by its words; the first one of several. */
export function wishIn(message: string): Wish | null {
  const plain = normalizeMessage(message)
  return (
    wishKinds.find((wish) =>
      wishes[wish].some((pattern) => pattern.test(plain) && !isOther(wish, plain)),
    ) ?? null
  )
}

const isOther = (wish: Wish, plain: string) =>
  wish === 'person' && noPerson.some((pattern) => pattern.test(plain))
