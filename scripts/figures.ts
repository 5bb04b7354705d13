import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { figureSprite, type Inks } from '#app/ui/figure-sprite.ts'
import { figures } from '#app/ui/figures.ts'

// Writes the image that contains all figures: node scripts/figures.ts

const app = resolve(import.meta.dirname, '../app')
const read = (file: string) => readFileSync(resolve(app, file), 'utf8')

function inksIn(block: string | undefined): Inks {
  const found = (block ?? '').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, token = '', value = '']) => [token, value]))
}

/** The image as it should be, from the recipes and the colours of both themes. */
export function writeSprite(): string {
  // These two are always drawn in the document.
  const { home: _, seal: __, ...printed } = figures
  return figureSprite(printed, {
    light: inksIn(/@theme \{([^}]*)\}/.exec(read('ui/theme.css'))?.[1]),
    dark: inksIn(/\[data-theme='dark'\] \{([^}]*)\}/.exec(read('styles.css'))?.[1]),
  })
}

if (import.meta.main) writeFileSync(resolve(app, 'ui/figures.svg'), writeSprite())
