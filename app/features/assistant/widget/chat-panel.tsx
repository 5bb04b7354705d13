import { useCallback, useEffect, useRef, useState } from 'react'
import type { Recipe } from '#app/ui/guilloche.ts'
import { Guilloche } from '#app/ui/guilloche.tsx'
import { Plus, X } from '#app/ui/icons.tsx'
import { Microtext } from '#app/ui/microtext.tsx'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import { company } from '#content/company.ts'
import { change, isUnsent, languageIn, reasonOf } from './chat.ts'
import { begin, readHours } from './chat-actions.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatLines } from './chat-lines.tsx'
import { hoursText } from './hours-text.ts'
import { followOtherTabs, startAnew } from './resume.ts'
import { stopSpeaking } from './speech.ts'
import { useChat, useChatEvents, useReadReceipts, useWholeScreen } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'
import './chat-panel.css'
import './chat-log.css'
import './chat-composer.css'
import './chat-feedback.css'

export type ChatPanelProps = {
  open: boolean
  close: () => void
  /** Sets the label of the button while the panel is closed: what has arrived, or nothing. */
  tell: (unread: string) => void
}

const rosette: Recipe = [
  { radius: 236, wave: 48, lobes: 22, repeats: 6, tone: 'navy', width: 1.9, opacity: 0.7 },
  { radius: 160, wave: 40, lobes: 16, repeats: 5, tone: 'ochre', width: 1.9, opacity: 0.8 },
  { radius: 96, wave: 16, lobes: 12, repeats: 4, tone: 'vermilion', width: 2.2, opacity: 0.9 },
]

function ChatHead({ close }: { close: () => void }) {
  const chatWidget = useChatCopy()
  const state = useChat()
  const language = languageIn(state)
  const { fresh } = chatWidget
  const begun = state.lines.length > 1
  const isStaff = state.handOff === 'staff_here'
  return (
    <div className="chat-head">
      <Guilloche figure={rosette} className="chat-rosette" />
      <p aria-hidden="true" className="chat-mrz">
        {chatWidget.mrz.padEnd(30, '<')}
      </p>
      <h2 id="chat-title" className="chat-title">
        {chatWidget.title}
      </h2>
      <p id="chat-notice" className="chat-notice">
        <StatusBadge>{isStaff ? chatWidget.badgeOfStaff : chatWidget.badge}</StatusBadge>
        <span>{isStaff ? chatWidget.noticeOfStaff(state.staffName) : chatWidget.notice}</span>
      </p>
      {/* While a person is asked for, the line below says it. */}
      {!state.handOff && state.hours && (
        <p className="chat-hours">{hoursText(state.hours, language)}</p>
      )}
      {begun && (
        <button
          type="button"
          className="chat-close chat-fresh"
          aria-label={fresh.label}
          title={fresh.label}
          onClick={() => (isUnsent(state) ? change({ leaving: true }) : startAnew())}
        >
          <Plus size={18} strokeWidth={1.75} />
        </button>
      )}
      <button type="button" className="chat-close" aria-label={chatWidget.close} onClick={close}>
        <X size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}

/** Shows whether a person was asked for or answers, or that the assistant is switched off. */
function HandOffState() {
  const chatWidget = useChatCopy()
  const state = useChat()
  const { handOff, staffName, capabilities, hours } = state
  const language = languageIn(state)
  useEffect(() => {
    if (handOff === 'requested') readHours()
  }, [handOff])
  const { person, requested } = chatWidget
  const off = capabilities?.chat.available === false && reasonOf(capabilities.chat)
  const expected = hours ? ` ${hoursText(hours, language)}` : ''
  const text = { staff_here: person(staffName), requested: requested + expected }
  return (
    <p role="status" className="chat-hand-off" data-state={handOff ?? 'none'}>
      {handOff ? text[handOff] : off || ''}
    </p>
  )
}

/** Asks before a message that was not sent, or an answer that is expected, is lost. */
function LeaveQuestion() {
  const chatWidget = useChatCopy()
  const { leaving } = useChat()
  const { fresh } = chatWidget
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (leaving) yes.current?.focus()
  }, [leaving])
  if (!leaving) return null
  return (
    <div role="alertdialog" aria-label={fresh.ask} className="chat-leaving">
      <p>{fresh.ask}</p>
      <button ref={yes} type="button" onClick={startAnew}>
        {fresh.yes}
      </button>
      <button type="button" onClick={() => change({ leaving: false })}>
        {fresh.no}
      </button>
    </div>
  )
}

/** The open chat. It is not modal: the page beside it can be used, except on a phone. */
export function ChatPanel({ open, close, tell }: ChatPanelProps) {
  const chatWidget = useChatCopy()
  const language = languageIn(useChat())
  const panel = useRef<HTMLElement>(null)
  const [missed, setMissed] = useState(0)
  const isOpen = useRef(open)
  useWholeScreen(open, panel)
  useChatEvents(
    useCallback((count: number) => {
      if (!isOpen.current) setMissed((before) => before + count)
    }, []),
  )
  useReadReceipts(open)
  useEffect(() => {
    isOpen.current = open
    if (open) {
      begin()
      setMissed(0)
    } else stopSpeaking()
  }, [open])
  useEffect(() => stopSpeaking, [])
  useEffect(followOtherTabs, [])
  useEffect(() => tell(missed > 0 ? chatWidget.unread(missed) : ''), [missed, tell, chatWidget])
  const leave = () => {
    // On a phone the panel would hide the page that the link leads to.
    if (document.documentElement.classList.contains('chat-whole')) close()
  }
  return (
    <section
      ref={panel}
      lang={language}
      // Keeps the focus inside when something without focus is clicked, also a disabled button.
      tabIndex={-1}
      id="chat-panel"
      role="dialog"
      aria-labelledby="chat-title"
      aria-describedby="chat-notice"
      hidden={!open}
      className="chat-panel no-print"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        close()
      }}
    >
      <ChatHead close={close} />
      <div className="chat-micro">
        <Microtext text={company.tagline} />
      </div>
      <HandOffState />
      <LeaveQuestion />
      <ChatLines leave={leave} />
      <ChatComposer open={open} leave={leave} />
    </section>
  )
}
