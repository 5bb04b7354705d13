import type { Encoder } from '#app/features/assistant/knowledge/encoder.server.ts'
import { stemsOf } from '#app/features/assistant/knowledge/word-index.ts'

/** Texts are near each other when they share words: enough to test everything around the encoder. */
export function wordEncoder() {
  const encoder: Encoder & { texts: string[] } = {
    texts: [],
    async embed(texts, by = 'subject') {
      encoder.texts.push(...texts)
      return texts.map((text) => {
        const vector = new Float32Array(512)
        for (const stem of stemsOf(text)) {
          let place = by === 'subject' ? 7 : 11
          for (const letter of stem) place = (place * 31 + letter.charCodeAt(0)) % 512
          vector[place] = 1
        }
        const length = Math.hypot(...vector) || 1
        return vector.map((value) => value / length)
      })
    },
  }
  return encoder
}
