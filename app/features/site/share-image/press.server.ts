import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import sharp from 'sharp'
import { card, engrave } from './engraving.server.ts'
import { drawText } from './lettering.server.ts'
import type { ShareCard } from './setting.ts'

// A program of its own: `node press.server.ts CARD` writes the PNG of that card to stdout.
const page: ShareCard = JSON.parse(process.argv[2] ?? '{}')
if (!page.path) throw new Error('No card to print')

const ink = readInks()
const wasm = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
const [words] = await Promise.all([drawText(page, ink), initWasm(readFileSync(wasm))])
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">${engrave(page, ink)}${words}</svg>`
const { width, height, pixels } = new Resvg(sheet, { fitTo: { mode: 'original' } }).render()
const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
// The quality at which a palette is not told from the full colours by eye, at a third of the bytes.
const palette = { palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 }
process.stdout.write(await image.png(palette).toBuffer())

/** The colours of the light theme by token, read from the one place that defines them. */
function readInks(): (token: string) => string {
  const theme =
    /@theme \{([^}]*)\}/.exec(
      readFileSync(resolve(import.meta.dirname, '../../../ui/theme.css'), 'utf8'),
    )?.[1] ?? ''
  const inks = new Map(
    [...theme.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, token, value]) => [
      token,
      value,
    ]),
  )
  return (token) => {
    const ink = inks.get(token)
    if (!ink) throw new Error(`No ink ${token} in the theme`)
    return ink
  }
}
