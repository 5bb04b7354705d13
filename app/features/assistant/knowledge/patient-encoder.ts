import { within } from '#app/platform/within.ts'
import type { Encoder } from './encoder.server.ts'

type Embed = Encoder['embed']

/** How long a question waits for an encoder that did not answer in time before, in milliseconds. */
export const shortPatience = 500

/**
 * Waits only once for an encoder that is slow: an answer asks it several times, and a machine on which it
 * starts for minutes would otherwise answer nobody. When it has answered, it is waited for again.
 * @param patience how long a question waits for its vectors, in milliseconds
 * @returns `embed`, which throws when the encoder fails or needs longer
 */
export function patientWith(embed: Embed, patience: number): Embed {
  let isSlow = false
  return (texts, by) => {
    const work = embed(texts, by)
    work.then(
      () => {
        isSlow = false
      },
      () => {},
    )
    return within(isSlow ? Math.min(shortPatience, patience) : patience, work, () => {
      isSlow = true
      return new Error('the encoder is too slow')
    })
  }
}
