import { type ChangeEvent, useRef } from 'react'
import { Link } from 'react-router'
import { ArrowUp, Paperclip, X } from '#app/ui/icons.tsx'
import { canSend, change, isBusy } from './chat.ts'
import { attach, detach, readImage, stop, submit } from './chat-actions.ts'
import { Picture, Stop } from './chat-icons.tsx'
import { MicrophoneControl, RecordingStrip } from './chat-voice.tsx'
import { useSpeech } from './speech.ts'
import { useChat } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useRecording } from './use-recording.ts'

const longest = 4000
/** With fewer characters left than this, the number is shown. */
const closeToLongest = 200

/** The input of a message with attachments and microphone. */
export function ChatComposer({ open, leave }: { open: boolean; leave: () => void }) {
  const chatWidget = useChatCopy()
  const state = useChat()
  const input = useRef<HTMLTextAreaElement>(null)
  const { text, note } = state
  const recording = useRecording(open)
  const busy = isBusy(state)
  const isOff = state.pending || state.transcribing
  useFocusKept(open, isOff, input)
  const left = (state.capabilities?.chat.limits.characters ?? longest) - text.length
  return (
    <form
      noValidate
      className="chat-composer"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Attached />
      {note && (
        <p role="alert" className="chat-note">
          {note}
        </p>
      )}
      {recording.active && <RecordingStrip {...recording} />}
      <textarea
        ref={input}
        rows={1}
        maxLength={text.length + left}
        hidden={recording.active}
        disabled={isOff}
        value={text}
        aria-label={chatWidget.input.label}
        aria-describedby="chat-keys"
        placeholder={chatWidget.input.placeholder}
        className="chat-input"
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          submit()
        }}
      />
      <div className="chat-tools">
        <Pickers off={busy || recording.active} />
        <MicrophoneControl recording={recording} off={busy} />
        <span aria-live="polite" className="chat-left">
          {left <= closeToLongest && chatWidget.input.left(left)}
        </span>
        {state.pending && (
          <button
            type="button"
            className="chat-send chat-stop"
            aria-label={chatWidget.stop}
            title={chatWidget.stop}
            onClick={stop}
          >
            <Stop size={16} strokeWidth={1.75} />
          </button>
        )}
        <button
          type="submit"
          className="chat-send"
          aria-label={chatWidget.input.send}
          disabled={!canSend(state) || recording.active}
        >
          <ArrowUp size={18} strokeWidth={1.75} />
        </button>
      </div>
      <p className="chat-foot">
        <span id="chat-keys" className="sr-only">
          {chatWidget.keys}
        </span>
        <span>{recording.hint ?? chatWidget.privacy.text}</span>{' '}
        <Link to="/privacy" onClick={leave}>
          {chatWidget.privacy.link}
        </Link>
      </p>
    </form>
  )
}

function Pickers({ off }: { off: boolean }) {
  const chatWidget = useChatCopy()
  const documents = useRef<HTMLInputElement>(null)
  const image = useRef<HTMLInputElement>(null)
  const isSpeaking = useSpeech().lineId !== null
  const { attach: copy } = chatWidget
  const take = (use: (files: File[]) => void) => (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) use(files)
  }
  return (
    <>
      <input
        ref={documents}
        type="file"
        accept=".pdf,.doc,.docx,.txt"
        multiple
        hidden
        aria-label={copy.documents}
        onChange={take((files) => void attach(files))}
      />
      <input
        ref={image}
        type="file"
        accept="image/*"
        hidden
        aria-label={copy.image}
        onChange={take(([file]) => file && void readImage(file))}
      />
      <button
        type="button"
        className="chat-tool"
        aria-label={copy.documents}
        disabled={off || isSpeaking}
        onClick={() => documents.current?.click()}
      >
        <Paperclip size={19} strokeWidth={1.5} />
      </button>
      <button
        type="button"
        className="chat-tool"
        aria-label={copy.image}
        disabled={off || isSpeaking}
        onClick={() => image.current?.click()}
      >
        <Picture size={19} strokeWidth={1.5} />
      </button>
    </>
  )
}

/** The attachments of the message; each can be removed. */
function Attached() {
  const chatWidget = useChatCopy()
  const state = useChat()
  const { attach: copy } = chatWidget
  const { files, uploading, reading, transcribing } = state
  const doing = uploading
    ? copy.uploading
    : reading
      ? copy.reading
      : transcribing
        ? chatWidget.voice.transcribing
        : ''
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={copy.waiting} className="chat-chips">
          {files.map((file) => (
            <li key={file.url}>
              <span className="chat-chip-name">{file.name}</span>
              <button
                type="button"
                aria-label={copy.remove(file.name)}
                disabled={isBusy(state)}
                onClick={() => detach(file.url)}
              >
                <X size={14} strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={doing ? 'chat-doing' : 'sr-only'}>
        {doing}
      </p>
    </>
  )
}
