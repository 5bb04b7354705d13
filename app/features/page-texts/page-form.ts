import {
  placeTexts,
  type StoredText,
  type StoredTexts,
  textsIn,
} from '#app/features/page-copy/stored-texts.ts'
import { pageCopies } from '#content/page-copies.ts'
import { pageEditor } from '#content/page-texts.ts'
import type { SitePath } from '#content/site-map.ts'
import { figuresLost } from './fixed-texts.ts'
import { type PageField, pageFields } from './page-fields.ts'
import { type Faults, type Typed, textField } from './page-texts.ts'

const { errors } = pageEditor
/** The fields of a page that staff may change. */
export const freeFields = (page: SitePath): PageField[] =>
  pageFields(page).filter(({ fixed }) => fixed === null)

/** What a form says, on one line each; what is not in the form stays as it is stored. */
export function readTyped(page: SitePath, form: FormData, before: Typed): Typed {
  return Object.fromEntries(
    freeFields(page).map(({ path }) => {
      const value = form.get(textField + path)
      return [path, typeof value === 'string' ? onOneLine(value) : (before[path] ?? '')]
    }),
  )
}

const onOneLine = (text: string) => text.replaceAll(/[\r\n\t]+/g, ' ').trim()

/** What is wrong with the texts of a form, by their places. */
export function faultsIn(page: SitePath, typed: Typed): Faults {
  const faults = freeFields(page).flatMap((field) => {
    const fault = faultOf(field, typed[field.path] ?? '')
    return fault ? [[field.path, fault] as const] : []
  })
  return Object.fromEntries(faults)
}

function faultOf({ original, limit }: PageField, text: string): string | undefined {
  // The release may break its own rule; what is not changed is not asked about.
  if (text === original) return undefined
  if (!/[\p{L}\p{N}]/u.test(text)) return errors.empty
  if (/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text) || !text.isWellFormed())
    return errors.control
  if (/[<>]/.test(text)) return errors.markup
  if (text.length > limit) return errors.long(limit, text.length)
  const lost = figuresLost(original, text)
  return lost.length > 0 ? errors.figures(lost.join(', ')) : undefined
}

/** The texts of a page's form: what is stored, and the release's elsewhere. */
export function typedOf(page: SitePath, stored: StoredTexts): Typed {
  const placed = placeTexts(pageCopies[page], stored)
  const shown = new Map(placed.map(({ path, text }) => [path, text.trim()]))
  return Object.fromEntries(
    freeFields(page).map(({ path, original }) => [path, shown.get(path) ?? original]),
  )
}

type Choices = { seen?: readonly string[]; gone?: readonly string[] }

/**
 * What is stored of a form: the texts that differ from the release's. A text whose original has changed
 * keeps the former one until somebody has seen it; one without a place is kept until it is removed.
 */
export function storedOf(
  page: SitePath,
  typed: Typed,
  before: StoredTexts,
  { seen = [], gone = [] }: Choices = {},
): StoredTexts {
  const placed = placeTexts(pageCopies[page], before)
  const former = new Map(
    placed.flatMap(({ path, state, original }) => (state === 'changed' ? [[path, original]] : [])),
  )
  const kept = placed
    .filter(({ state, storedAt }) => state === 'gone' && !gone.includes(storedAt))
    .map(({ storedAt, text, original }) => [storedAt, { text, original }] as const)
  const whole = new Map(textsIn(pageCopies[page]))
  const changed = freeFields(page).flatMap(({ path, original: shown }): [string, StoredText][] => {
    const text = typed[path] ?? shown
    if (text === shown) return []
    const original = whole.get(path) ?? shown
    const said = seen.includes(path) ? undefined : former.get(path)
    return [[path, { text: within(original, text), original: said ?? original }]]
  })
  return Object.fromEntries([...changed, ...kept])
}

/** A text with the white space that its original has around it: parts of a headline need it. */
function within(original: string, text: string): string {
  const [, before = '', after = ''] = /^(\s*)[\s\S]*?(\s*)$/.exec(original) ?? []
  return before + text + after
}
