import { readFileSync } from 'node:fs'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { encodePalette } from '#app/platform/palette-png.ts'
import { type SitePath, siteMap } from '#content/site-map.ts'
import { card, engrave } from './engraving.server.ts'
import { readInks } from './inks.server.ts'
import { letter } from './lettering.server.ts'

// A program of its own: `node press.server.ts PATH` writes the PNG of that page to stdout.
const path = process.argv[2] ?? ''
if (!(path in siteMap)) throw new Error(`No page at ${path}`)

const ink = readInks()
const wasm = new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))
const [words] = await Promise.all([letter(path as SitePath, ink), initWasm(readFileSync(wasm))])
const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${card.width} ${card.height}">${engrave(path as SitePath, ink)}${words}</svg>`
const { width, height, pixels } = new Resvg(sheet, { fitTo: { mode: 'original' } }).render()
process.stdout.write(encodePalette({ width, height, channels: 4, pixels }, 128))
