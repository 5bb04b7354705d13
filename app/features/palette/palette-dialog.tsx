import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { X } from '#app/ui/icons.tsx'
import { palette as copy } from '#content/palette.ts'
import './palette.css'
import { paletteHref } from './palette.ts'
import { PaletteOption } from './palette-entry.tsx'
import { PaletteState } from './palette-state.tsx'
import { useAnswer } from './use-answer.ts'

/** Finds anything, over the page that is shown. A combobox: the focus stays in its field. */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState({ words: '', at: 0 })
  const id = useId()
  const words = typed.trim()
  const asking = useAnswer(words, round)
  const groups = asking.answer?.groups ?? []
  const entries = groups.flatMap((group) => group.entries)
  // With a new answer its first entry is selected.
  const isSame = chosen.words === asking.answer?.words
  const at = isSame ? Math.min(chosen.at, entries.length - 1) : 0
  const idOf = (place: number) => `${id}-${place}`

  useEffect(() => {
    element.current?.showModal()
    field.current?.focus()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const close = () => element.current?.close()
  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && entries.length > 0) {
      const next = (at + step + entries.length) % entries.length
      setChosen({ words: asking.answer?.words ?? '', at: next })
    } else if (event.key === 'Enter') {
      const option = document.getElementById(idOf(at))
      // In a new tab, as with a link.
      if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement)
        window.open(option.href)
      // The answer is still that to earlier words: its first entry is not what was meant.
      else if (asking.state === 'answered') option?.click()
    } else return
    event.preventDefault()
  }

  let place = -1
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Esc
    <dialog
      ref={element}
      aria-label={copy.title}
      className="sheet palette"
      onClose={onClose}
      onClick={(event) => {
        if (event.target === element.current) close()
      }}
    >
      <div className="palette-frame">
        <div className="palette-head">
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={copy.label}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={entries.length > 0 ? idOf(at) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={100}
            placeholder={copy.placeholder}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKey}
            className="palette-input"
          />
          <button type="button" aria-label={copy.close} onClick={close} className="palette-close">
            <X size={20} />
          </button>
        </div>
        <PaletteState
          asking={asking}
          words={words}
          count={entries.length}
          onAgain={() => setRound(round + 1)}
        />
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={copy.results}
          aria-busy={asking.state === 'asking'}
          className="palette-list"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options
            <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
              <div id={`${id}-${group.key}`} role="presentation" className="palette-group">
                {copy.groups[group.key]}
              </div>
              {group.entries.map((entry) => {
                place += 1
                return (
                  <PaletteOption
                    key={entry.key}
                    entry={entry}
                    id={idOf(place)}
                    isActive={place === at}
                    onChoose={close}
                  />
                )
              })}
            </div>
          ))}
        </div>
        {words && (
          <p className="palette-foot">
            <Link to={paletteHref(words)} onClick={close} className="text-link">
              {copy.all(words)}
            </Link>
          </p>
        )}
      </div>
    </dialog>
  )
}
