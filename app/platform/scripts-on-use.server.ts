/**
 * Public pages work without a script, so theirs are fetched at the first sign of use: until then
 * the page is the version for visitors without JavaScript.
 */

/** A route whose page waits, or does not although those around it do, says so in its `handle`. */
type Handle = { scripts?: Scripts | ((location: { search: string }) => Scripts) } | undefined
type Scripts = 'on-use' | 'at-once'

type Entry = {
  routeModules: Record<string, { handle?: unknown } | undefined>
  staticHandlerContext: { location: { search: string }; matches: { route: { id: string } }[] }
}

/** What the page says of its scripts; only public pages say something. */
export function scriptsOf(entry: Entry): Scripts | undefined {
  const { location, matches } = entry.staticHandlerContext
  const said = matches.map(({ route }) => {
    const scripts = (entry.routeModules[route.id]?.handle as Handle)?.scripts
    return typeof scripts === 'function' ? scripts(location) : scripts
  })
  return said.findLast((one) => one !== undefined)
}

const signs = 'pointermove pointerdown touchstart keydown focusin wheel scroll'

// A field that the page itself focuses is no sign; typing into it is.
// A key that an element names as its own works from the first press.
// What was begun in this tab is a sign too: it is given back at once.
// A press on what only a script can answer is kept for it; without a script that is not shown.
// It may start before the page is complete, and what it adds must not stand where React expects its own.
const loader = (preloads: string[]) => `{
const asleep = document.querySelector('script[data-asleep]')
const nonce = document.currentScript.nonce
const signs = '${signs}'.split(' ')
const add = (name, facts) => document.head.append(Object.assign(document.createElement(name), facts))
const wake = (event) => {
  if (event?.type === 'focusin' && event.target.autofocus) return
  for (const sign of signs) removeEventListener(sign, wake, true)
  for (const href of ${JSON.stringify(preloads)}) add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', nonce, text: asleep.text })
}
for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
addEventListener('keydown', (event) => {
  if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.('input, textarea, select, [contenteditable]')) return
  const named = [...document.querySelectorAll('[aria-keyshortcuts]')].findLast((one) => one.getAttribute('aria-keyshortcuts') === event.key)
  if (!named) return
  event.preventDefault()
  if (named.href) named.click()
  else {
    named.focus()
    named.select?.()
  }
})
for (const late of document.querySelectorAll('[data-late]')) {
  late.hidden = false
  late.addEventListener('click', () => { late.dataset.late = 'pressed' })
}
try { if (Object.keys(sessionStorage).some((key) => key.startsWith('draft:'))) wake() } catch {}
}`

/**
 * Turns the module script of a rendered document into inert text, with a few lines that revive it.
 *
 * @param html a whole document as React Router renders it
 * @param nonce of this answer's Content-Security-Policy, unless that allows scripts by hash
 */
export function deferScripts(html: string, nonce: string | undefined): string {
  const preloads: string[] = []
  const quiet = html.replaceAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href) => {
    preloads.push(href)
    return ''
  })
  return quiet.replace(
    /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/,
    (_, attributes, text) =>
      `<script${attributes} type="text/plain" data-asleep="">${text}</script><script${nonce ? ` nonce="${nonce}"` : ''}>${loader(preloads)}</script>`,
  )
}
