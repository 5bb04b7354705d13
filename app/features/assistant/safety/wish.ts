import { plainMessage } from './plain-message.ts'
import { noPerson, wishes } from './wish-patterns.data.ts'

/** What a message asks for that goes before the assistant's own questions. */
export type Wish = keyof typeof wishes
const wishKinds = Object.keys(wishes) as Wish[]

/** What a visitor wishes, as far as the words show it; the first of them where there are several. */
export function wishIn(message: string): Wish | null {
  const plain = plainMessage(message)
  return (
    wishKinds.find((wish) =>
      wishes[wish].some((pattern) => pattern.test(plain) && !isOther(wish, plain)),
    ) ?? null
  )
}

const isOther = (wish: Wish, plain: string) =>
  wish === 'person' && noPerson.some((pattern) => pattern.test(plain))
