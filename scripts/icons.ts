import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

// Draws the icons of the web manifest from public/favicon.svg: node scripts/icons.ts

const folder = resolve(import.meta.dirname, '../public')

await initWasm(readFileSync(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
const icon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
// A maskable icon fills the square and keeps its mark inside the inner 80 %, because platforms cut
// it to any shape.
const maskable = icon.replace('rx="40"', '').replace('scale(0.92)', 'scale(0.72)')

const icons: [name: string, svg: string, size: number][] = [
  ['icon-192.png', icon, 192],
  ['icon-512.png', icon, 512],
  ['icon-maskable-512.png', maskable, 512],
]
for (const [name, svg, size] of icons) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
  writeFileSync(join(folder, name), image.asPng())
}
