import { createRequire } from 'node:module'
import path from 'node:path'
import sharp from 'sharp'
import { createWorker, OEM, type Worker } from 'tesseract.js'
import { type Grey, preparePicture } from './image-preparation.server.ts'
import { tidyText } from './plain-text.server.ts'
import { textSampleOf } from './text-sample.ts'

export type Recognised = { text: string; confidence: number }

/** Below this confidence, in percent, the page may be turned. */
const doubtful = 65
/** Below this confidence there is no text. */
const readable = 55
/** At this confidence no other turn is tried. */
const certain = 80
const trialSide = 800
/** Milliseconds of processor time for a look at parts of a page, for a page that seems to hold no text, and
 * for turning it: together a picture without text is answered within five seconds. */
const [sampleTime, shortTime, trialTime] = [1_000, 1_800, 1_500]
/** What is read from a part counts as text with at least three letters in a row. */
const words = /\p{L}{3}/u
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

/**
 * The text of a picture; empty when there is none. A look at parts of it comes first: where they hold
 * words, the page is read whole, however long it takes; otherwise it gets a short time, because a photograph
 * without text costs more than a full page.
 */
export async function recognise(
  bytes: Buffer,
  raw?: { width: number; height: number; channels: 1 | 3 | 4 },
): Promise<Recognised> {
  const page = await preparePicture(bytes, raw)
  const seen = await turnOfSample(page)
  const first = await readPage(page, seen ?? 0, seen === undefined ? { most: shortTime } : {})
  if (!first) return { text: '', confidence: 0 }
  let best = first
  if (best.confidence < doubtful || best.text === '') {
    const turn = await likeliestTurn(page, [90, 270, 180, 0], { side: trialSide, most: trialTime })
    const again = turn === undefined || turn === seen ? null : await readPage(page, turn)
    if (again && again.confidence > best.confidence && again.text !== '') best = again
  }
  return best.confidence < readable ? { ...best, text: '' } : best
}

/** The turn at which parts of the page hold words; undefined when they hold none. */
async function turnOfSample(page: Grey): Promise<number | undefined> {
  const sample = textSampleOf(page)
  if (!sample) return undefined
  const turns = sample.isLevel ? [0, 180] : [90, 270]
  return likeliestTurn(sample.page, turns, { most: sampleTime })
}

type Limits = { side?: number; most?: number }

/** The turn that sets a page upright; undefined when no words are found. */
async function likeliestTurn(
  page: Grey,
  turns: readonly number[],
  limits: Limits,
): Promise<number | undefined> {
  let best: { turn: number | undefined; confidence: number } = {
    turn: undefined,
    confidence: readable,
  }
  const began = process.cpuUsage()
  for (const turn of turns) {
    const most = (limits.most ?? Number.POSITIVE_INFINITY) - processorTime(began)
    const read = most > 0 ? await readPage(page, turn, { ...limits, most }) : null
    if (!read) break
    const { confidence, text } = read
    if (words.test(text) && confidence > best.confidence) best = { turn, confidence }
    if (best.confidence >= certain) break
  }
  return best.turn
}

/** @returns null when it takes longer than `most` milliseconds of processor time */
async function readPage(
  page: Grey,
  turn: number,
  { side, most }: Limits = {},
): Promise<Recognised | null> {
  const { width, height, pixels } = page
  const whole = sharp(pixels, { raw: { width, height, channels: 1 } })
  if (side) whole.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  const png = await whole
    .rotate(turn)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' })
    .withMetadata({ density: 200 })
    .png({ compressionLevel: 1 })
    .toBuffer()
  if (!reader) {
    reader = startReader()
    // What cannot start now is tried again for the next page.
    reader.catch(() => {
      reader = undefined
    })
  }
  const worker = await reader
  const reading = worker.recognize(png, { rotateAuto: true }, { text: true })
  const answer = await (most === undefined ? reading : within(most, reading))
  if (answer) {
    const { text, confidence } = answer.data
    return { text: tidyText(text, longestText), confidence: Math.round(confidence) }
  }
  // It cannot be interrupted; the next page starts another one.
  reader = undefined
  await worker.terminate()
  return null
}

const processorTime = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/** What `given` resolves to, or null after so much processor time, which a busy machine does not change. */
async function within<T>(milliseconds: number, given: Promise<T>): Promise<T | null> {
  const began = process.cpuUsage()
  let watch: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    watch = setInterval(() => processorTime(began) > milliseconds && done(null), 50)
  })
  try {
    return await Promise.race([given, late])
  } finally {
    clearInterval(watch)
  }
}
