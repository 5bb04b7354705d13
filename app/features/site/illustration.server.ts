import { createHash } from 'node:crypto'
import { isSlug } from '#app/platform/identifier.ts'
import type { Inks } from '#app/ui/figure-sprite.ts'
import { illustrationSvg } from '#app/ui/illustration.ts'

function inksIn(block: string | undefined): Inks {
  const found = (block ?? '').matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)
  return Object.fromEntries([...found].map(([, token = '', value = '']) => [token, value]))
}

/** The colours of both themes by token, read from the sheets that define them. */
export function readIllustrationInks(theme: string, styles: string): { light: Inks; dark: Inks } {
  const light = inksIn(/@theme \{([^}]*)\}/.exec(theme)?.[1])
  const dark = inksIn(/\[data-theme='dark'\] \{([^}]*)\}/.exec(styles)?.[1])
  return { light, dark: { ...light, ...dark } }
}

/** The engraved plate of a name, or nothing where the name could not be one. */
export function findIllustration(
  name: string,
  inks: { light: Inks; dark: Inks },
): { svg: string; etag: string } | undefined {
  if (!isSlug(name)) return undefined
  const svg = illustrationSvg(name, inks)
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 27)}"` }
}
