import type { Values } from './kept-store.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Never kept: what is secret, what a script has put there, and what is no text. */
const untyped = ['hidden', 'file', 'password', 'submit', 'button', 'reset', 'image']
const secret = /one-time-code|password|cc-/
/** Hidden fields that say which state a form is based on. */
const markNames = ['version', 'mark', 'based', 'updated_at', 'seen', 'seen_assignee', 'from']
const isChoice = (one: Control): one is HTMLInputElement =>
  one.type === 'checkbox' || one.type === 'radio'

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement ||
        one instanceof HTMLSelectElement ||
        one instanceof HTMLTextAreaElement) &&
      one.name !== '' &&
      !untyped.includes(one.type) &&
      !secret.test(one.autocomplete) &&
      !one.hasAttribute('data-unkept'),
  )
}

function gather(controls: Control[], read: (one: Control) => string | null): Values {
  const values: Values = {}
  for (const one of controls) {
    values[one.name] ??= []
    const value = read(one)
    if (value !== null) values[one.name]?.push(value)
  }
  return values
}

/** What the fields hold now. */
export const fieldsOf = (form: HTMLFormElement): Values =>
  gather(controlsOf(form), (one) => (isChoice(one) && !one.checked ? null : one.value))

/** What the server has put into them. */
export const defaultsOf = (form: HTMLFormElement): Values =>
  gather(controlsOf(form), (one) => {
    if (isChoice(one)) return one.defaultChecked ? one.value : null
    if (!(one instanceof HTMLSelectElement)) return one.defaultValue
    // Drawn by the browser, no option is marked as the first choice.
    return [...one.options].find(({ defaultSelected }) => defaultSelected)?.value ?? one.value
  })

/** How many fields of a form take words. */
export const countTexts = (form: HTMLFormElement): number =>
  controlsOf(form).filter((one) => !isChoice(one) && !(one instanceof HTMLSelectElement)).length

export const firstText = (form: HTMLFormElement): HTMLElement | undefined =>
  controlsOf(form).find((one) => !isChoice(one))

const same = (one: string[] = [], other: string[] = []) =>
  one.length === other.length && one.every((value, at) => value === other[at])

/** The fields whose values differ from those of the base. */
export function changedFrom(base: Values, fields: Values): Values {
  return Object.fromEntries(Object.entries(fields).filter(([name, now]) => !same(now, base[name])))
}

export const only = (names: Values, values: Values): Values =>
  Object.fromEntries(Object.keys(names).map((name) => [name, values[name] ?? []]))

/** Whether the values of all these fields are the same in the other ones. */
export const isIn = (some: Values, other: Values): boolean =>
  Object.entries(some).every(([name, values]) => same(values, other[name]))

export function marksOf(form: HTMLFormElement): Values {
  const hidden = [...form.elements].filter(
    (one): one is HTMLInputElement =>
      one instanceof HTMLInputElement && one.type === 'hidden' && markNames.includes(one.name),
  )
  return gather(hidden, ({ value }) => value)
}

export function writeMarks(form: HTMLFormElement, marks: Values): void {
  for (const [name, [value]] of Object.entries(marks)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'hidden' && value !== undefined)
      field.value = value
  }
}

/** Puts values into the fields that are there, in a way that the page's scripts notice. */
export function writeFields(form: HTMLFormElement, values: Values): void {
  const controls = controlsOf(form)
  for (const [name, wanted] of Object.entries(values)) {
    const named = controls.filter((one) => one.name === name)
    for (const [at, one] of named.entries()) {
      if (isChoice(one)) {
        if (one.checked !== wanted.includes(one.value)) one.click()
        continue
      }
      const value = wanted[at]
      if (value === undefined || value === one.value) continue
      // React notices a change only when the value is set as a person's typing sets it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value)
      one.dispatchEvent(new Event('input', { bubbles: true }))
      one.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}
