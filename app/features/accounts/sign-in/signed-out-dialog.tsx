import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import {
  askPresence,
  hasWaiting,
  readPresence,
  setPageOwner,
  watchPresence,
} from '#app/platform/still-signed-in.ts'
import { signedOut as copy } from '#content/signed-out.ts'
import { useAuth } from './auth-context.tsx'
import { SignInAgain } from './sign-in-again.tsx'

const onServer = () => 'same' as const
const isSendingOnServer = () => false

/**
 * Shown over a page of the portal or the panel while a form waits until the person is signed in again
 * (`stillSignedIn`), or when a page that reads itself again cannot. It cannot be closed: the form can only be sent, or
 * left by leaving the page.
 */
export function SignedOutDialog({ signInPage }: { signInPage: '/auth' | '/admin/auth' }) {
  const { user } = useAuth()
  const { pathname, search } = useLocation()
  const presence = useSyncExternalStore(watchPresence, readPresence, onServer)
  const isSending = useSyncExternalStore(watchPresence, hasWaiting, isSendingOnServer)
  const [asked, setAsked] = useState(false)
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  const waits = presence !== 'same'

  useEffect(() => setPageOwner(user?.id ?? null), [user?.id])

  useEffect(() => {
    const dialog = element.current
    if (!waits || !dialog) return
    dialog.showModal()
    dialog.querySelector<HTMLElement>('input[type=password]')?.focus()
    setAsked(false)
    // The person comes back from the other tab, where they have signed in.
    const ask = () => {
      if (document.visibilityState === 'visible') void askPresence()
    }
    document.addEventListener('visibilitychange', ask)
    window.addEventListener('focus', ask)
    return () => {
      document.removeEventListener('visibilitychange', ask)
      window.removeEventListener('focus', ask)
      dialog.close()
    }
  }, [waits])

  const said = isSending ? copy : copy.reading
  const { title, text } =
    presence === 'another'
      ? { title: copy.another.title, text: said.another.text(user?.email ?? '') }
      : { title: copy.title, text: said.text }
  const query = new URLSearchParams({ next: pathname + search, email: user?.email ?? '' })
  return (
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="sheet"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="p-5 sm:p-8">
        <h2 id={`${id}-title`} className="headline border-b border-line pb-4 text-heading">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-5 wrap-anywhere">
          {text}
        </p>
        {waits && (
          <SignInAgain
            email={user?.email ?? ''}
            side={signInPage === '/auth' ? 'portal' : 'admin'}
            onDone={() => void askPresence()}
          />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-small">
          <Link
            to={`${signInPage}?${query}`}
            target="_blank"
            reloadDocument
            className="text-link inline-flex min-h-8 items-center"
          >
            {copy.newTab}
          </Link>
          <button
            type="button"
            className="text-link min-h-8"
            onClick={() => void askPresence().then(() => setAsked(true))}
          >
            {copy.again}
          </button>
        </div>
        <p role="status" className="mt-4 text-small text-ink-muted empty:hidden">
          {asked && waits && copy.still}
        </p>
      </div>
    </dialog>
  )
}
