import { createHash } from 'node:crypto'
import styles from '#app/styles.css?raw'
import type { Inks } from '#app/ui/figure-sheet.ts'
import { plateSvg } from '#app/ui/plate.ts'
import theme from '#app/ui/theme.css?raw'

function inksIn(block: string | undefined): Inks {
  const found = (block ?? '').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, token = '', value = '']) => [token, value]))
}

const light = inksIn(/@theme \{([^}]*)\}/.exec(theme)?.[1])
const dark = { ...light, ...inksIn(/\[data-theme='dark'\] \{([^}]*)\}/.exec(styles)?.[1]) }

/** The engraved plate of a name, or nothing where the name could not be one. */
export function findPlate(name: string): { svg: string; etag: string } | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.length > 120) return undefined
  const svg = plateSvg(name, { light, dark })
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"` }
}
