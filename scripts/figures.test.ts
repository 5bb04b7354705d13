import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { figures } from '#app/ui/figures.ts'
import { writeSprite } from './figures.ts'

const sheet = readFileSync('app/ui/figures.svg', 'utf8')

it('the sheet of figures is the one the recipes print: node scripts/figures.ts', () => {
  expect(sheet).toBe(writeSprite())
})

it('has every figure, both inks of every tone, and travels in less than the first view may have', () => {
  const drawn = ['home', 'seal']
  for (const name of Object.keys(figures).filter((one) => !drawn.includes(one))) {
    expect(sheet).toContain(`<g id="${name}">`)
  }
  const tones = new Set(
    [...sheet.matchAll(/stroke="var\(--color-([\w-]+)\)"/g)].map(([, tone]) => tone),
  )
  for (const tone of tones) {
    expect(sheet.match(new RegExp(`--color-${tone}:#[0-9a-f]{6}`, 'g')), tone).toHaveLength(2)
  }
  expect(brotliCompressSync(sheet).length).toBeLessThan(35 * 1024)
})
