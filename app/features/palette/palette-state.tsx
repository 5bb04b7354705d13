import { useLocation } from 'react-router'
import { palette as copy } from '#content/palette.ts'
import type { Asking } from './use-answer.ts'

type StateProps = { asking: Asking; words: string; count: number; onAgain: () => void }

/** What is said about an answer: aloud how many there are, and in view why there are none. */
export function PaletteState({ asking, words, count, onAgain }: StateProps) {
  const { answer, state, fault } = asking
  const { pathname, search } = useLocation()
  const here = new URLSearchParams({ next: pathname + search })
  const isNone = state === 'answered' && count === 0
  return (
    <>
      <p role="status" className="sr-only">
        {state === 'answered' && words && copy.found(count)}
      </p>
      {state === 'asking' && !answer && <p className="palette-text">{copy.loading}</p>}
      {isNone && (
        <p className="palette-text">
          {words ? `${copy.nothing(words)} ${copy.nothingHint}` : copy.empty}
        </p>
      )}
      {state === 'answered' && answer?.isAlike && (
        <p className="palette-text">{copy.alike(words)}</p>
      )}
      {state === 'signed out' && (
        <p role="alert" className="palette-text">
          {copy.signedOut}{' '}
          <a href={`/admin/auth?${here}`} className="text-link">
            {copy.signIn}
          </a>
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className="palette-text">
          {fault ?? copy.failed}{' '}
          <button type="button" onClick={onAgain} className="text-link">
            {copy.again}
          </button>
        </p>
      )}
    </>
  )
}
