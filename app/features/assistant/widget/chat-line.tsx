import type { TriageAnswer } from '#app/features/assistant/assistant.ts'
import { Paperclip } from '#app/ui/icons.tsx'
import { greetingId, isBusy, languageIn } from './chat.ts'
import { resend } from './chat-actions.ts'
import { ChatAnswer } from './chat-answer.tsx'
import { Coin, Loud, Stop } from './chat-icons.tsx'
import type { Line } from './line.ts'
import { MarkedText } from './marked-text.tsx'
import { Rating } from './rating.tsx'
import { speak, stopSpeaking, useSpeech } from './speech.ts'
import { Thumbs } from './thumbs.tsx'
import { useChat } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'

type ChatLineProps = {
  line: Line
  isLast: boolean
  /** Whether the visitor is asked if answers helped. */
  isJudged: boolean
  /** Called when a link is followed. */
  leave: () => void
}

export function ChatLine({ line, isLast, isJudged, leave }: ChatLineProps) {
  const chatWidget = useChatCopy()
  if (line.id === greetingId) return <Greeting line={{ ...line, text: chatWidget.greeting }} />
  if (line.by === 'notice') return <li className="chat-said-aside">{line.text}</li>
  if (line.by === 'visitor') return <VisitorLine line={line} />
  return (
    <li className="chat-reply" data-by={line.by} data-kind={line.answer?.kind}>
      <Author line={line} />
      {line.caption && <p className="chat-caption">{line.caption}</p>}
      <p className={line.caption ? 'chat-text chat-read' : 'chat-text'}>
        <MarkedText
          text={line.text}
          language={line.answer?.language}
          leave={leave}
          isReply={line.by === 'assistant'}
        />
      </p>
      {(line.cut || line.answer?.isCut) && (
        <p className="chat-caption">
          {line.cut === 'broken' ? chatWidget.cut : chatWidget.stopped}
        </p>
      )}
      {line.answer && (
        <ChatAnswer lineId={line.id} answer={line.answer} isLast={isLast} leave={leave} />
      )}
      {line.answer && isJudged && canBeJudged(line.answer) && (
        <Thumbs lineId={line.id} answer={line.answer} thumb={line.thumb} />
      )}
      {isLast && isJudged && line.answer?.isClosing && (
        <Rating conversationId={line.answer.conversationId} />
      )}
    </li>
  )
}

/** Said again in the language that the visitor writes: who has heard it does not hear it again. */
function Greeting({ line }: { line: Line }) {
  const state = useChat()
  return (
    <li
      className="chat-reply"
      data-by={line.by}
      aria-live={state.lines.length > 1 ? 'off' : undefined}
    >
      <Author line={line} />
      <p className="chat-text" lang={languageIn(state)}>
        {line.text}
      </p>
    </li>
  )
}

/** Who says a line, and the button that reads it aloud. */
function Author({ line }: { line: Line }) {
  const { by } = useChatCopy()
  if (line.by === 'notice') return null
  return (
    <div className="chat-by">
      <Coin />
      <span>{[line.author, by[line.by]].filter(Boolean).join(' · ')}</span>
      {line.by === 'assistant' && <SpeakControl line={line} />}
    </div>
  )
}

/** Greetings, questions of the assistant and what says where help is are not judged. */
const canBeJudged = ({ kind, conversationId, isCut }: TriageAnswer) =>
  ['answer', 'unsure', 'refused'].includes(kind) && conversationId !== '' && !isCut

function VisitorLine({ line }: { line: Line }) {
  const chatWidget = useChatCopy()
  const state = useChat()
  const busy = isBusy(state)
  return (
    <li className="chat-slip-row">
      <div className="chat-slip">
        <span className="sr-only">{chatWidget.by.visitor}: </span>
        {line.isByMail && <p className="chat-caption">{chatWidget.byMail}</p>}
        {line.text && (
          <p className="chat-text">
            <MarkedText text={line.text} language={languageIn(state)} />
          </p>
        )}
        {line.files && line.files.length > 0 && (
          <ul aria-label={chatWidget.files} className="chat-enclosed">
            {line.files.map((file) => (
              <li key={file.url}>
                <Paperclip size={13} strokeWidth={1.75} />
                {file.name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {line.undelivered && (
        <p className="chat-undelivered">
          <span>{line.reason ?? chatWidget.undelivered}</span>
          <button
            type="button"
            className="text-link"
            disabled={busy}
            onClick={() => resend(line.id)}
          >
            {chatWidget.retry}
          </button>
        </p>
      )}
    </li>
  )
}

/** The button that reads a reply aloud; while one is read, only its own button works. */
function SpeakControl({ line }: { line: Line }) {
  const chatWidget = useChatCopy()
  const { lineId, playing } = useSpeech()
  const { capabilities } = useChat()
  const mine = lineId === line.id
  const { play, stop } = chatWidget.speech
  return (
    <button
      type="button"
      className="chat-speak"
      aria-label={mine ? stop : play}
      aria-busy={mine && !playing}
      data-playing={mine || undefined}
      disabled={lineId !== null && !mine}
      onClick={() =>
        mine
          ? stopSpeaking()
          : void speak(line.id, line.text, capabilities?.speech.limits.characters)
      }
    >
      {mine ? <Stop size={15} strokeWidth={1.75} /> : <Loud size={15} strokeWidth={1.75} />}
    </button>
  )
}
