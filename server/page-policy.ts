import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The sources that allow the inline scripts of a page that is the same for everyone: a nonce would be
 * known to all.
 *
 * @returns sources for `script-src`, one for each inline script, also the one that runs only later
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', text = ''] of html.matchAll(script)) {
    if (/\bsrc=|application\/ld\+json/.test(attributes) || text === '') continue
    sources.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...sources]
}
