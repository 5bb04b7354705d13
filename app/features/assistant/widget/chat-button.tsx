import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ChatPanelProps } from '#app/features/assistant/widget/chat-panel.tsx'
import { raiseToast } from '#app/ui/toast.ts'
import { chrome } from '#content/chrome.ts'

/** A bar at the bottom of the window; styles.css makes it a round button where the margin has room for it. */
const look =
  'chat-button no-print fixed inset-x-0 bottom-0 z-40 flex h-11 items-center justify-end gap-2 border-t border-line-strong bg-paper px-(--gutter) text-small font-medium no-underline'

/** The icon: a speech bubble; on the round button inside the edge of a coin of six turned ellipses. */
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
 * The chat button: round in the margin of the page, a bar where there is no margin. The panel is loaded at
 * the first press; `scripts-on-use.server.ts` keeps a press that comes before the scripts. Without
 * JavaScript it is a link to the contact page.
 */
export function ChatButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [unread, setUnread] = useState('')
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>()
  useEffect(() => {
    const element = button.current as HTMLButtonElement
    element.hidden = false
    if (element.dataset.late) setOpen(true)
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
        ref={button}
        type="button"
        hidden
        data-late=""
        aria-label={unread || chrome.chat.label}
        aria-expanded={open}
        className={`${look} ${open && !Panel ? 'skeleton' : ''}`}
        onClick={() => setOpen(!open)}
      >
        {face}
        <span className="lg:hidden">{unread || chrome.chat.label}</span>
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
            button.current?.focus()
          }}
          tell={setUnread}
        />
      )}
    </>
  )
}
