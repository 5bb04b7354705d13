import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import { type Grey, preparePicture } from './image-preparation.server.ts'
import { tidyText } from './plain-text.server.ts'

export type Recognised = { text: string; confidence: number }

/** Below this confidence, in percent, the page may be turned. */
const doubtful = 65
/** Below this confidence there is no text. */
const readable = 55
/** At this confidence no other turn is tried. */
const certain = 80
const trialSide = 800
const longestText = 60_000

const letters = path.dirname(
  createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'),
)
let reader: Promise<Worker> | undefined

function startReader(): Promise<Worker> {
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: path.join(letters, '4.0.0_best_int'),
    cacheMethod: 'none',
    // Without a handler, an error in the library would end the process.
    errorHandler: () => {},
  })
}

/** The text of a picture; empty when there is none. */
export async function recognise(
  bytes: Buffer,
  raw?: { width: number; height: number; channels: 1 | 3 | 4 },
): Promise<Recognised> {
  reader ??= startReader()
  const page = await preparePicture(bytes, raw)
  let best = await readPage(await reader, page, 0)
  if (best.confidence < doubtful || best.text === '') {
    const turned = await readPage(await reader, page, await likeliestTurn(await reader, page))
    if (turned.confidence > best.confidence && turned.text !== '') best = turned
  }
  return best.confidence < readable ? { ...best, text: '' } : best
}

/** The turn that sets the page upright, tried on a small copy. */
async function likeliestTurn(worker: Worker, page: Grey): Promise<number> {
  let best = { turn: 0, confidence: 0 }
  for (const turn of [90, 270, 180]) {
    const { confidence, text } = await readPage(worker, page, turn, trialSide)
    if (text !== '' && confidence > best.confidence) best = { turn, confidence }
    if (best.confidence >= certain) break
  }
  return best.turn
}

async function readPage(
  worker: Worker,
  page: Grey,
  turn: number,
  side?: number,
): Promise<Recognised> {
  const { width, height, pixels } = page
  const whole = sharp(pixels, { raw: { width, height, channels: 1 } })
  if (side) whole.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const png = await whole
    .rotate(turn)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .withMetadata({ density: 200 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data } = await worker.recognize(png, { rotateAuto: true }, { text: true })
  return { text: tidyText(data.text, longestText), confidence: Math.round(data.confidence) }
}
