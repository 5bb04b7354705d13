import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const stylesheet = resolve(import.meta.dirname, '../../../ui/theme.css')

/** The colours of the light theme by token, read from the one place that defines them. */
export function readInks(): (token: string) => string {
  const theme = /@theme \{([^}]*)\}/.exec(readFileSync(stylesheet, 'utf8'))?.[1] ?? ''
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
