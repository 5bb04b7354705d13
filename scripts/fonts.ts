import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'

// Reduces the fonts of the first view to the characters that the site uses: node scripts/fonts.ts

type Cut = {
  source: string
  text: string
  features: string[]
  axes?: Record<string, number | { min: number; max: number }>
}

const folder = resolve(import.meta.dirname, '../app/ui/fonts')
const require = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const letters = range(0x41, 0x5a) + range(0x61, 0x7a)
const ascii = range(0x20, 0x7e)
const french = 'àâäçèéêëîïôöùûüÿœæÀÂÄÇÈÉÊËÎÏÔÖÙÛÜŒÆ«»'
const marks = '\u00a0\u202f‘’“”–—…€·×°©−'

// Browsers choose the optical size by the rendered size. From 80 on the hairlines of the font are
// half as thick as at 72 and disappear on an ordinary screen, so the font is cut off below that.
const largest = 78

const cuts: Record<string, Cut> = {
  'fraunces-roman': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: ascii + french + marks,
    features: ['kern', 'liga', 'lnum', 'tnum'],
    axes: { wght: 400, opsz: { min: 9, max: largest } },
  },
  // For images: their renderer uses a variable font at its default, which is drawn for small text.
  // The images are shown at half their size or less.
  'fraunces-display': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: ascii + french + marks,
    features: ['kern', 'liga'],
    axes: { wght: 400, opsz: 72 },
  },
  // Used in headlines only, for single words.
  'fraunces-italic': {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    text: ` ,.'-${letters}éèêàçôû`,
    features: ['kern'],
    axes: { wght: 400, opsz: 64 },
  },
  'instrument-sans': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    text: ascii + french + marks,
    features: ['kern', 'liga', 'tnum'],
    axes: { wght: { min: 400, max: 500 } },
  },
  // Labels consist of capitals, ids and figures.
  'plex-mono-capitals': {
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    text: ` <>.,:;/-+*()·@#%&'"${range(0x30, 0x39)}${range(0x41, 0x5a)}ÀÂÇÈÉÊÎÔÛ`,
    features: [],
  },
  // For typed text, as in forms; loaded by the few pages that need it.
  'plex-mono-small': {
    source: '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2',
    text: `${range(0x61, 0x7a)}àâçèéêîôû±!?_=|[]{}~`,
    features: [],
  },
}

// For printed documents: complete alphabets, uncompressed, because the PDF library cannot subset
// compressed outlines.
const printed = resolve(import.meta.dirname, '../app/print/faces')
const european = range(0x20, 0x7e) + range(0xa0, 0x24f) + range(0x1e00, 0x1eff)
const cyrillic = range(0x400, 0x4ff)
const signs = `${range(0x2010, 0x2044)}${range(0x20a0, 0x20c0)}№™−×≤≥`
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans'
const serif = '@fontsource-variable/fraunces/files/fraunces'
const mono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono'
const faces: Record<string, Omit<Cut, 'text' | 'features'>> = {
  'text-latin': { source: `${sans}-latin-wght-normal.woff2`, axes: { wght: 400 } },
  'text-latin-ext': { source: `${sans}-latin-ext-wght-normal.woff2`, axes: { wght: 400 } },
  'strong-latin': { source: `${sans}-latin-wght-normal.woff2`, axes: { wght: 600 } },
  'strong-latin-ext': { source: `${sans}-latin-ext-wght-normal.woff2`, axes: { wght: 600 } },
  'display-latin': { source: `${serif}-latin-opsz-normal.woff2`, axes: { wght: 400, opsz: 28 } },
  'display-latin-ext': {
    source: `${serif}-latin-ext-opsz-normal.woff2`,
    axes: { wght: 400, opsz: 28 },
  },
  'mono-latin': { source: `${mono}-latin-400-normal.woff2` },
  'mono-latin-ext': { source: `${mono}-latin-ext-400-normal.woff2` },
  'mono-cyrillic': { source: `${mono}-cyrillic-400-normal.woff2` },
}

mkdirSync(printed, { recursive: true })
for (const [name, { source, axes }] of Object.entries(faces)) {
  const font = await subsetFont(
    readFileSync(require.resolve(source)),
    european + cyrillic + signs,
    {
      targetFormat: 'truetype',
      keepFeatures: ['kern', 'lnum', 'tnum'],
      noHinting: true,
      ...(axes ? { variationAxes: axes } : {}),
    },
  )
  // Readers read a few bytes beyond the last outline, which is the end of the file here.
  writeFileSync(join(printed, `${name}.ttf`), Buffer.concat([font, Buffer.alloc(16)]))
  console.log(`${name}.ttf: ${font.length} bytes`)
}

mkdirSync(folder, { recursive: true })
for (const [name, { source, text, features, axes }] of Object.entries(cuts)) {
  const font = await subsetFont(readFileSync(require.resolve(source)), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...(axes ? { variationAxes: axes } : {}),
  })
  writeFileSync(join(folder, `${name}.woff2`), font)
  console.log(`${name}.woff2: ${font.length} bytes`)
}
