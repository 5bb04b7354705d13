/**
 * Public pages work without scripts, so theirs are loaded at the first sign of use; until then a
 * visitor has the page as it is without JavaScript.
 */

/**
 * A route sets this in its `handle` when its page differs from the routes around it: it loads its
 * scripts late, or at once.
 */
type Handle = { scripts?: Scripts | ((location: { search: string }) => Scripts) } | undefined
type Scripts = 'on-use' | 'at-once'

type Entry = {
  routeModules: Record<string, { handle?: unknown } | undefined>
  staticHandlerContext: { location: { search: string }; matches: { route: { id: string } }[] }
}

/** When the scripts of the page are loaded; set by public pages only. */
export function scriptsOf(entry: Entry): Scripts | undefined {
  const { location, matches } = entry.staticHandlerContext
  const said = matches.map(({ route }) => {
    const scripts = (entry.routeModules[route.id]?.handle as Handle)?.scripts
    return typeof scripts === 'function' ? scripts(location) : scripts
  })
  return said.findLast((one) => one !== undefined)
}

const signs = 'pointermove pointerdown touchstart keydown focusin wheel scroll'

// The loader. A field that the page itself focuses is not a sign of use; typing into it is. A key
// that an element names in `aria-keyshortcuts` works from the first press, unless the person has turned
// such keys off. A form that was begun in
// this tab is a sign too, so that it is restored at once. A press on a control that needs scripts
// (`data-late`) is noted on it; without scripts that control stays hidden. The loader may run
// before the page is complete, so it adds elements only where React expects none. A page that the
// browser had made ready says so when it is shown, because the server has not counted it as seen.
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
  try { if (localStorage.getItem('unordin.single-keys') === 'off') return } catch {}
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
if (document.prerendering) document.addEventListener('prerenderingchange', () => {
  fetch(location.href, { method: 'HEAD', keepalive: true, referrer: document.referrer }).catch(() => {})
})
try { if (Object.keys(sessionStorage).some((key) => key.startsWith('draft:'))) wake() } catch {}
}`

/**
 * Turns the module script of a rendered document into inert text and adds a small script that activates
 * it.
 *
 * @param html a whole document as React Router renders it
 * @param nonce of this response's Content-Security-Policy, unless scripts are allowed by hash
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
