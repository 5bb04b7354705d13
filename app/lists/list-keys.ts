import { useEffect } from 'react'
import { singleKeysAreOn } from '#app/ui/single-keys.ts'

const controls = 'a[href], button:not(:disabled), input[type=checkbox]:not(:disabled), summary'
const rowsOf = '.data-table tbody, [data-list]'

/**
 * The keys of every list and table of a frame. Up and down lead to the same place of the next row, left
 * and right through a row's controls, Home and End to the first and last row; `x` selects a row, and Enter
 * opens the record of a row whose checkbox has the focus. Down in a search leads to the first row. Tab goes on
 * as everywhere.
 */
export function useListKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

function onKey(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || shiftKey) return
  if (key === 'x' && !singleKeysAreOn()) return
  if (!(target instanceof HTMLElement)) return
  if (key === 'ArrowDown' && target.matches('input[type=search]')) {
    if (enterList(target)) event.preventDefault()
    return
  }
  if (!target.matches(controls)) return
  const row = target.closest<HTMLElement>('.data-table tbody > tr, [data-list] > li')
  if (!row) return
  const done =
    key === 'x' || key === 'Enter' ? pressIn(row, target, key) : focusFrom(row, target, key)
  if (done) event.preventDefault()
}

/** From the search of a list, whose field needs no such key, to what it has found. */
function enterList(search: HTMLElement): boolean {
  const frame = search.closest('dialog, #main') ?? document
  const rows = [...frame.querySelectorAll('.data-table tbody > tr, [data-list] > li')]
  const first = rows.map((row) => controlsOf(row)[0]).find(Boolean)
  first?.focus()
  return first !== undefined
}

function pressIn(row: HTMLElement, from: HTMLElement, key: string): boolean {
  const isBox = from.matches('input[type=checkbox]')
  // Enter in a checkbox would send the form of the selection.
  if (key === 'Enter' && !isBox) return false
  const control = key === 'x' ? 'input[type=checkbox]' : 'a[href^="/"]'
  row.querySelector<HTMLElement>(control)?.click()
  return true
}

function focusFrom(row: HTMLElement, from: HTMLElement, key: string): boolean {
  const next = neighbour(row, from, key)
  next?.focus()
  return next !== undefined
}

function neighbour(row: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...(row.closest(rowsOf)?.children ?? [])] as HTMLElement[]
  const rows = all.filter((one) => controlsOf(one).length > 0)
  const [at, own] = [rows.indexOf(row), controlsOf(row)]
  const place = own.indexOf(from)
  const inRow = (other: HTMLElement | undefined) => other && samePlace(other, from, place)
  switch (key) {
    case 'ArrowDown':
      return inRow(rows[at + 1])
    case 'ArrowUp':
      return inRow(rows[at - 1])
    case 'Home':
      return inRow(rows[0])
    case 'End':
      return inRow(rows.at(-1))
    case 'ArrowRight':
      return own[place + 1]
    case 'ArrowLeft':
      return own[place - 1]
    default:
      return undefined
  }
}

// In a row of two lines some are not shown.
const controlsOf = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>(controls)].filter((one) => one.checkVisibility())

/** What stands in the same column; a row that has nothing there is entered at the same count. */
function samePlace(row: HTMLElement, from: HTMLElement, place: number) {
  const column = from.closest('td')?.cellIndex
  const cell = column === undefined ? undefined : row.children[column]
  const all = controlsOf(row)
  return (cell && controlsOf(cell)[0]) ?? all[place] ?? all[0]
}
