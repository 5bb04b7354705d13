import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

export type Pdf = PDFKit.PDFDocument
export type Style = {
  face: 'text' | 'strong' | 'display' | 'mono'
  size: number
  color: string
  /** Space between letters. */
  tracking?: number
  tabular?: boolean
}
type Run = { cut: string; text: string; actual?: string }
type Place = { x: number; baseline: number; align?: 'left' | 'right'; width?: number }

const folder = resolve('app/print/faces')
const faces: Record<Style['face'], string[]> = {
  text: ['text-latin', 'text-latin-ext', 'mono-cyrillic'],
  strong: ['strong-latin', 'strong-latin-ext', 'mono-cyrillic'],
  display: ['display-latin', 'display-latin-ext', 'mono-cyrillic'],
  mono: ['mono-latin', 'mono-latin-ext', 'mono-cyrillic'],
}
const cuts = [...new Set(Object.values(faces).flat())]
let files: Map<string, Buffer> | undefined

// The space of the text font is made for screens: at this size words would run together.
const airBetweenWords = 0.055
// Each word with the space behind it, so that text copied from the PDF keeps its spaces.
const wordsOf = (text: string) => text.match(/[^ \u00a0]+[ \u00a0]?|[ \u00a0]/g) ?? []

export type TypeCase = ReturnType<typeof openTypeCase>

/** The fonts of the document: measures text, breaks it into lines and draws it. */
export function openTypeCase(pdf: Pdf) {
  files ??= new Map(cuts.map((cut) => [cut, readFileSync(resolve(folder, `${cut}.ttf`))]))
  for (const [cut, bytes] of files) pdf.registerFont(cut, bytes)

  const has = (cut: string, letter: string) => {
    pdf.font(cut)
    // Missing in the types; there is no other way to ask which letters a font lacks.
    const { font } = Reflect.get(pdf, '_font') as {
      font: { hasGlyphForCodePoint: (code: number) => boolean }
    }
    return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }
  const known = new Map<string, Run>()
  /** A letter in the first font that has it, else its base letter, else a question mark. */
  function letterRun(face: Style['face'], letter: string): Run {
    const key = face + letter
    const found = known.get(key)
    if (found) return found
    const of = (text: string) => faces[face].find((cut) => [...text].every((one) => has(cut, one)))
    const cut = of(letter)
    const base = letter.normalize('NFKD').replace(/\p{M}/gu, '')
    const baseCut = base && base !== letter ? of(base) : undefined
    const run = cut
      ? { cut, text: letter }
      : { cut: baseCut ?? faces[face][0] ?? '', text: baseCut ? base : '?', actual: letter }
    known.set(key, run)
    return run
  }

  function runsOf(text: string, face: Style['face']): Run[] {
    const runs: Run[] = []
    for (const letter of text.normalize('NFC')) {
      const next = letterRun(face, letter)
      const last = runs.at(-1)
      if (last && last.cut === next.cut && !last.actual === !next.actual) {
        last.text += next.text
        if (next.actual) last.actual += next.actual
      } else runs.push({ ...next })
    }
    return runs
  }

  const optionsOf = ({ tracking = 0, tabular }: Style) => ({
    characterSpacing: tracking,
    ...(tabular ? { features: ['tnum' as const] } : {}),
  })
  const widths = new Map<string, number>()
  function wordWidth(cut: string, word: string, style: Style): number {
    const key = `${cut} ${style.size} ${style.tracking} ${style.tabular} ${word}`
    const found = widths.get(key)
    if (found !== undefined) return found
    const options = optionsOf(style)
    const width = pdf.font(cut).fontSize(style.size).widthOfString(word, options)
    const air = /[ \u00a0]$/.test(word) && style.face !== 'mono' ? style.size * airBetweenWords : 0
    const whole = width + (style.tracking ?? 0) + air
    widths.set(key, whole)
    return whole
  }
  const runWidth = ({ cut, text }: Run, style: Style) =>
    wordsOf(text).reduce((sum, word) => sum + wordWidth(cut, word, style), 0)

  const measure = (text: string, style: Style) =>
    runsOf(text, style.face).reduce((sum, run) => sum + runWidth(run, style), 0) -
    (style.tracking ?? 0)

  /** Lines of at most that width; a longer word is broken. */
  function wrap(text: string, style: Style, width: number): string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      for (const word of paragraph.split(/[\t ]+/).flatMap((one) => broken(one, style, width))) {
        const longer = line ? `${line} ${word}` : word
        if (line && measure(longer, style) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      return [...lines, line]
    })
  }

  function broken(word: string, style: Style, width: number): string[] {
    if (measure(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    for (const letter of word) {
      if (part && measure(part + letter, style) > width) {
        parts.push(part)
        part = letter
      } else part += letter
    }
    return [...parts, part]
  }

  /** The text, with an ellipsis in place of what is too much for that width. */
  function shorten(text: string, style: Style, width: number): string {
    if (measure(text, style) <= width) return text
    let kept = text
    while (kept !== '' && measure(`${kept}…`, style) > width) kept = kept.slice(0, -1)
    return `${kept.trimEnd()}…`
  }

  /** Draws one line. */
  function set(text: string, style: Style, place: Place): void {
    const runs = runsOf(text, style.face)
    const shift = place.align === 'right' ? (place.width ?? 0) - measure(text, style) : 0
    const options = { ...optionsOf(style), lineBreak: false, baseline: 'alphabetic' as const }
    let x = place.x + shift
    for (const run of runs) {
      if (run.actual) pdf.markContent('Span', { actual: run.actual })
      pdf.font(run.cut).fontSize(style.size).fillColor(style.color)
      for (const word of wordsOf(run.text)) {
        pdf.text(word, x, place.baseline, options)
        x += wordWidth(run.cut, word, style)
      }
      if (run.actual) pdf.endMarkedContent()
    }
  }

  return { measure, wrap, shorten, set }
}
