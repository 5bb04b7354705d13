import { useEffect, useRef } from 'react'
import { useFetcher, useFetchers, useLocation } from 'react-router'
import { Moon, Sun } from '#app/ui/icons.tsx'

export type Theme = 'light' | 'dark'

const fetcherKey = 'theme'

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

/** The visitor's new choice before the server has answered; otherwise what the server knows. */
export function useChosenTheme(stored: Theme | null): Theme | null {
  const pending = useFetchers()
    .find((fetcher) => fetcher.key === fetcherKey)
    ?.formData?.get('theme')
  return isTheme(pending) ? pending : stored
}

/** Two submit buttons, of which the style sheet shows one, so that no script needs the system's theme. */
export function ThemeToggle({ labels }: { labels: { toDark: string; toLight: string } }) {
  const fetcher = useFetcher({ key: fetcherKey })
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const pressed = useRef<HTMLElement | null>(null)
  useEffect(() => {
    // The pressed button is now hidden; move the focus to the other one.
    if (!pressed.current || pressed.current.checkVisibility()) return
    pressed.current = null
    const buttons = [...(form.current?.querySelectorAll('button') ?? [])]
    buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true })
  })
  const look = 'inline-flex size-11 items-center justify-center text-ink-muted hover:text-ink'
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/theme"
      noValidate
      onSubmit={({ nativeEvent }) => {
        pressed.current = (nativeEvent as SubmitEvent).submitter
      }}
      className="no-print flex"
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <span className="theme-light-only">
        <button type="submit" name="theme" value="dark" aria-label={labels.toDark} className={look}>
          <Moon aria-hidden="true" size={18} />
        </button>
      </span>
      <span className="theme-dark-only">
        <button
          type="submit"
          name="theme"
          value="light"
          aria-label={labels.toLight}
          className={look}
        >
          <Sun aria-hidden="true" size={18} />
        </button>
      </span>
    </fetcher.Form>
  )
}
