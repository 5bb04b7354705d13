import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import sharp from 'sharp'
import { card, engrave } from './engraving.server.ts'
import { readInks } from './inks.server.ts'
import { letter } from './lettering.server.ts'
import type { ShareCard } from './setting.ts'

// A program of its own: `node press.server.ts CARD` writes the PNG of that card to stdout.
const page: ShareCard = JSON.parse(process.argv[2] ?? '{}')
if (!page.path) throw new Error('No card to print')

const ink = readInks()
const wasm = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
const [words] = await Promise.all([letter(page, ink), initWasm(readFileSync(wasm))])
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">${engrave(page, ink)}${words}</svg>`
const { width, height, pixels } = new Resvg(sheet, { fitTo: { mode: 'original' } }).render()
const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
// The quality at which a palette is not told from the full colours by eye, at a third of the bytes.
const palette = { palette: true, quality: 80, dither: 0, effort: 10, compressionLevel: 9 }
process.stdout.write(await image.png(palette).toBuffer())
