import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { icon } from '#app/ui/icons.tsx'
import { Link } from '#app/ui/link.tsx'
import { singleKeysAreOn } from '#app/ui/single-keys.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { palette as copy } from '#content/palette.ts'
import { palettePath } from './palette.ts'

const Search = icon('m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z')

type Window = ComponentType<{ onClose: () => void }>
// Loaded when it is opened: most pages are left without it.
const windows = {
  find: () => import('./palette-dialog.tsx'),
  keys: () => import('./keys-dialog.tsx'),
}
type Name = keyof typeof windows

/** The field in the rail that finds anything, and the keys that open it and the list of keys from everywhere. */
export function PaletteOpener() {
  const [shown, setShown] = useState<{ name: Name; Window: Window }>()
  const isHydrated = useHydrated()

  const open = useCallback((name: Name) => {
    windows[name]().then(
      ({ default: Window }) => setShown({ name, Window }),
      () => raiseToast({ title: copy.failed, tone: 'destructive' }),
    )
  }, [])
  // A dialog that closes late must not close another one that has opened meanwhile.
  const close = useCallback(
    (name: Name) => setShown((now) => (now?.name === name ? undefined : now)),
    [],
  )
  const isFound = shown?.name === 'find'

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const name = meantBy(event)
      if (!name || event.defaultPrevented) return
      event.preventDefault()
      if (name === 'find' && isFound) close('find')
      else open(name)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, close, isFound])

  function onClick(event: MouseEvent) {
    // A new tab shows the page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    open('find')
  }

  const isMac = isHydrated && /Mac|iPhone|iPad/.test(navigator.platform)
  return (
    <>
      <Link
        to={palettePath}
        onClick={onClick}
        aria-haspopup={isHydrated ? 'dialog' : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        title={copy.field}
        className="rail-find"
      >
        <Search size={18} />
        <span className="rail-find-words">{copy.field}</span>
        <span aria-hidden="true" className="rail-find-key">
          {isMac ? copy.shortcutOnMac : copy.shortcut}
        </span>
      </Link>
      {shown &&
        createPortal(
          <shown.Window key={shown.name} onClose={() => close(shown.name)} />,
          document.body,
        )}
    </>
  )
}

/** What a key opens. In a field, a question mark is only a letter. */
function meantBy({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent) {
  const isOne = ctrlKey !== metaKey && !altKey && !shiftKey
  if (isOne && key.toLowerCase() === 'k') return 'find'
  if (key !== '?' || ctrlKey || metaKey || altKey || !singleKeysAreOn()) return undefined
  const isTyping =
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  return isTyping || document.querySelector('dialog:modal:not(.side-panel)') ? undefined : 'keys'
}
