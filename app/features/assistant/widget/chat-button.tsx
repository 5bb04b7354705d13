import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ChatPanelProps } from '#app/features/assistant/widget/chat-panel.tsx'
import { raiseToast } from '#app/ui/toast.ts'
import { chrome } from '#content/chrome.ts'

/** A bar at the foot of the window; styles.css makes it round where the page has a margin for it. */
const look =
  'chat-door no-print fixed inset-x-0 bottom-0 z-40 flex h-11 items-center justify-end gap-2 border-t border-line-strong bg-paper px-(--gutter) text-small font-medium no-underline'

/** A bubble, on the round button within a coin's edge: six ellipses, turned. */
const face = (
  <svg
    viewBox="-28 -28 56 56"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
    className="order-1 -m-5 w-16 lg:m-0 lg:w-full"
  >
    <path d="M-8-7H8V4.5H-.5l-4.5 4v-4H-8zM-4-3H4M-4 .5H1" strokeWidth="1.5" />
    <g className="hidden lg:inline">
      {[0, 30, 60, 90, 120, 150].map((turn) => (
        <ellipse key={turn} rx="26" ry="20" strokeWidth=".4" transform={`rotate(${turn})`} />
      ))}
    </g>
  </svg>
)

/**
 * The button of the assistant: round in the page's margin, a bar where the page has none. Its panel is fetched when it is first pressed; a press before
 * the page's scripts are there is kept by the few lines that fetch them (`scripts-on-use.server.ts`).
 * Without a script it is a link to the contact page.
 */
export function ChatButton() {
  const door = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [news, setNews] = useState('')
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  useEffect(() => {
    const button = door.current as HTMLButtonElement
    button.hidden = false
    if (button.dataset.late) setOpen(true)
  }, [])
  useEffect(() => {
    if (!open || Panel) return
    import('#app/features/assistant/widget/chat-panel.tsx').then(
      (module) => setPanel(() => module.ChatPanel),
      () => {
        setOpen(false)
        raiseToast({ title: chrome.chat.failure, tone: 'destructive' })
      },
    )
  }, [open, Panel])
  return (
    <>
      <button
        ref={door}
        type="button"
        hidden
        data-late=""
        aria-label={news || chrome.chat.label}
        aria-expanded={open}
        className={`${look} ${open && !Panel ? 'skeleton' : ''}`}
        onClick={() => setOpen(!open)}
      >
        {face}
        <span className="lg:hidden">{news || chrome.chat.label}</span>
      </button>
      <noscript>
        <a href="/contact" aria-label={chrome.chat.withoutScript} className={look}>
          {face}
          <span className="lg:hidden">{chrome.chat.withoutScript}</span>
        </a>
      </noscript>
      {Panel && (
        <Panel
          open={open}
          close={() => {
            setOpen(false)
            door.current?.focus()
          }}
          tell={setNews}
        />
      )}
    </>
  )
}
