import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { focusHeading, isFocusLost } from './lost-focus.ts'

/** Remembers the position of a pressed control: the browser removes the focus while it is disabled. */
type Pressed = { path: string; action: string; form: number; control: number }

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((one) => one.matches('button, input[type=submit]')) as HTMLElement[]
const formsTo = (action: string) =>
  [...document.forms].filter((form) => form.getAttribute('action') === action)

/**
 * Returns the focus to the control that sent a form once the response is there, also when the form was
 * rendered anew; if the form is gone, to the page's heading. A focus that the user moved in the
 * meantime stays.
 */
export function useFocusAfterSubmit(): void {
  const { state } = useNavigation()
  const { pathname, key } = useLocation()
  const pressed = useRef<Pressed | null>(null)

  useEffect(() => {
    function note({ target, submitter }: SubmitEvent) {
      const form = target as HTMLFormElement
      const action = form.getAttribute('action') ?? ''
      pressed.current = {
        path: window.location.pathname,
        action,
        form: formsTo(action).indexOf(form),
        control: submitter ? controlsOf(form).indexOf(submitter) : -1,
      }
    }
    document.addEventListener('submit', note, true)
    return () => document.removeEventListener('submit', note, true)
  }, [])

  // Where the page is slow, no render shows that the form is under way, but each answer has a key of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key only says that there is an answer
  useEffect(() => {
    if (state !== 'idle' || !pressed.current) return
    const { path, action, form, control } = pressed.current
    pressed.current = null
    if (path !== pathname || !isFocusLost()) return
    const again = formsTo(action)[form]
    const target = again && (controlsOf(again)[control] ?? controlsOf(again)[0])
    if (target) return target.focus({ preventScroll: true })
    focusHeading()
  }, [state, pathname, key])
}
