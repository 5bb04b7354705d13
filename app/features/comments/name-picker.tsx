import { type ReactNode, useEffect, useRef } from 'react'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'text-expander': React.ComponentProps<'div'> & { keys: string; multiword: string }
    }
  }
}

const mostOffered = 6

/** The names that fit what was typed after `@`: those whose beginning it is first. */
export function namesFor(typed: string, names: readonly string[]): string[] {
  const wanted = typed.toLowerCase()
  const fits = names.filter((name) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((_, at, words) => words.slice(at).join(' ').startsWith(wanted)),
  )
  const rank = (name: string) => (name.toLowerCase().startsWith(wanted) ? 0 : 1)
  return fits.toSorted((one, other) => rank(one) - rank(other)).slice(0, mostOffered)
}

type Change = CustomEvent<{
  text: string
  provide: (answer: Promise<{ matched: boolean; fragment: HTMLElement }>) => void
}>
type Chosen = CustomEvent<{ item: HTMLElement; value: string | null }>

/** Offers names to whoever types `@` in the text field inside. Without scripts a name is written out. */
export function NamePicker({ names, children }: { names: readonly string[]; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || names.length === 0) return
    const offer = (event: Event) => {
      const { text, provide } = (event as Change).detail
      const fitting = namesFor(text, names)
      provide(Promise.resolve({ matched: fitting.length > 0, fragment: menuOf(fitting) }))
    }
    const take = (event: Event) => {
      const { detail } = event as Chosen
      detail.value = `@${detail.item.textContent}`
    }
    // The library changes the field without telling those who keep what is typed.
    const tell = () =>
      element.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
    // What was typed before the library had come is offered names for as well.
    void import('@github/text-expander-element').then(() => {
      if (element.contains(document.activeElement)) tell()
    })
    const listeners = { change: offer, value: take, committed: tell }
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(`text-expander-${name}`, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(`text-expander-${name}`, listener)
    }
  }, [names])
  return (
    <text-expander ref={ref} keys="@" multiword="@" className="relative block">
      {children}
    </text-expander>
  )
}

function menuOf(names: string[]): HTMLElement {
  const menu = document.createElement('ul')
  menu.role = 'listbox'
  menu.className =
    'absolute z-20 max-w-full min-w-48 border border-ink bg-surface py-1 shadow-sheet text-small'
  for (const name of names) {
    const item = document.createElement('li')
    item.role = 'option'
    item.id = `name-${crypto.randomUUID()}`
    item.className =
      'min-h-9 cursor-pointer px-3 py-2 wrap-anywhere aria-selected:bg-blue aria-selected:text-paper'
    item.textContent = name
    menu.append(item)
  }
  return menu
}
