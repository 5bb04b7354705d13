import { useEffect } from 'react'

const controls = 'a[href], button:not(:disabled)'

/**
 * Arrow keys in the tables of a frame: up and down lead to the same place of the next row, left and right
 * through a row's links and buttons, Home and End to the first and last row. Tab goes on as everywhere.
 */
export function useLedgerKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', moveInLedger)
    return () => document.removeEventListener('keydown', moveInLedger)
  }, [])
}

function moveInLedger(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey || shiftKey) return
  if (!(target instanceof HTMLElement) || !target.matches(controls)) return
  const body = target.closest<HTMLElement>('.ledger tbody')
  const next = body && neighbour(body, target, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function neighbour(body: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const row = from.closest('tr')
  const rows = [...body.querySelectorAll('tr')].filter((one) => controlsOf(one).length > 0)
  if (!row) return undefined
  const [at, own] = [rows.indexOf(row), controlsOf(row)]
  const place = own.indexOf(from)
  const inRow = (other: HTMLTableRowElement | undefined) => other && sameColumn(other, from, place)
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

const controlsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(controls)]

/** What stands in the same column; a row that has nothing there is entered at the same count. */
function sameColumn(row: HTMLTableRowElement, from: HTMLElement, place: number) {
  const column = from.closest('td')?.cellIndex ?? 0
  const cell = row.cells[column]
  const all = controlsOf(row)
  return (cell && controlsOf(cell)[0]) ?? all[place] ?? all[0]
}
