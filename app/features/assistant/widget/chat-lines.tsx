import { useEffect, useRef, useState } from 'react'
import { ArrowDown } from '#app/ui/icons.tsx'
import { AnswerByMail } from './answer-by-mail.tsx'
import { isBusy, languageIn } from './chat.ts'
import { readQuestions, say } from './chat-actions.ts'
import { Coin } from './chat-icons.tsx'
import { ChatLine } from './chat-line.tsx'
import { OtherConversation } from './other-conversation.tsx'
import { Rating } from './rating.tsx'
import { endRating, isAboutDanger } from './resume.ts'
import { useChat } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'

/** Pixels from the end within which the visitor counts as being at the end. */
const near = 48

/** Scrolls to the newest line, unless the visitor has scrolled back. */
function useNewestInView(count: number, arriving: string | null) {
  const scroller = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come is what moves the view
  useEffect(() => {
    const box = scroller.current
    if (!box || !follows.current) return
    const last = box.querySelector<HTMLElement>('.chat-lines > li:last-child')
    // A reply that is taller than the view is shown from its beginning.
    const tall = arriving === null && last && last.offsetHeight > box.clientHeight - near
    box.scrollTop = tall ? last.offsetTop - 12 : box.scrollHeight
  }, [count, arriving])
  return {
    scroller,
    away,
    onScroll() {
      const box = scroller.current
      if (!box) return
      follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < near
      setAway(!follows.current)
    },
    follow() {
      follows.current = true
      scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    },
  }
}

/** The conversation. Screen readers hear a reply when it is complete, not word by word. */
export function ChatLines({ leave }: { leave: () => void }) {
  const chatWidget = useChatCopy()
  const { lines, arriving, pending, resuming, leftConversation } = useChat()
  const { scroller, away, onScroll, follow } = useNewestInView(lines.length, arriving)
  const last = lines.at(-1)
  // Where a life may be in danger, nobody is asked for an opinion.
  const wasInDanger = lines.some(isAboutDanger)
  const mine = last?.by === 'visitor' ? last.id : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every line of one's own
  useEffect(() => {
    if (mine) follow()
  }, [mine])
  return (
    <div className="chat-middle">
      <div
        ref={scroller}
        role="log"
        aria-label={chatWidget.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it
        tabIndex={0}
        className="chat-log"
        onScroll={onScroll}
      >
        <ol className="chat-lines">
          {lines.map((line) => (
            <ChatLine
              key={line.id}
              line={line}
              isLast={line === last}
              isJudged={!wasInDanger}
              leave={leave}
            />
          ))}
        </ol>
        {leftConversation && (
          <Rating conversationId={leftConversation.conversationId} done={endRating} />
        )}
        <OtherConversation />
        {lines.length === 1 && !pending && !resuming && <Starters />}
        {resuming && (
          <div aria-hidden="true" className="chat-arriving">
            <p className="chat-wait">
              <Coin turning />
              {chatWidget.resuming}
            </p>
          </div>
        )}
        {pending && (
          <div aria-hidden="true" className="chat-arriving">
            {arriving ? (
              <>
                <p className="chat-by">
                  <Coin turning />
                  {chatWidget.by.assistant}
                </p>
                <p className="chat-text">{arriving}</p>
              </>
            ) : (
              <p className="chat-wait">
                <Coin turning />
                {chatWidget.pending}
              </p>
            )}
          </div>
        )}
        <AnswerByMail />
      </div>
      <p role="status" className="sr-only">
        {pending ? chatWidget.pending : resuming ? chatWidget.resuming : ''}
      </p>
      {away && (
        <button
          type="button"
          className="chat-newest"
          aria-label={chatWidget.newest}
          onClick={follow}
        >
          <ArrowDown size={16} strokeWidth={1.75} />
        </button>
      )}
    </div>
  )
}

function Starters() {
  const chatWidget = useChatCopy()
  const state = useChat()
  const busy = isBusy(state)
  const language = languageIn(state)
  useEffect(() => readQuestions(language), [language])
  const { label, questions: usual } = chatWidget.starters
  const { questions: ofPage } = state
  const questions = ofPage.length > 0 ? [...ofPage, usual.at(-1) ?? ''] : usual
  return (
    <ol aria-label={label} className="chat-starters">
      {questions.map((question, index) => (
        <li key={question}>
          <button type="button" disabled={busy} onClick={() => say(question)}>
            <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
            {question}
          </button>
        </li>
      ))}
    </ol>
  )
}
