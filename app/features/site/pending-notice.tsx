import { useNavigation } from 'react-router'
import { chrome } from '#content/chrome.ts'

const texts: Record<string, string | undefined> = chrome.pending

/** Says what is being fetched while a navigation without a new document waits for it. */
export function PendingNotice() {
  const { location } = useNavigation()
  const text = location && texts[location.pathname]
  return (
    <p
      role="status"
      className={
        text
          ? 'label pending fixed inset-x-0 top-20 z-30 mx-auto w-fit border border-line-strong bg-surface px-4 py-2'
          : 'sr-only'
      }
    >
      {text}
    </p>
  )
}
