import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { encodePalette } from '#app/platform/palette-png.ts'
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
process.stdout.write(encodePalette({ width, height, channels: 4, pixels }, 128))
