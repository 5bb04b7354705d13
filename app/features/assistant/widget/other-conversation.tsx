import { isBusy } from './chat.ts'
import { goToOther } from './resume.ts'
import { useChat } from './use-chat.ts'
import { useChatCopy } from './use-chat-copy.ts'

/** The way to another conversation of this browser: a link in a mail can open one that it did not begin. */
export function OtherConversation() {
  const { other } = useChatCopy()
  const state = useChat()
  if (!state.hasOthers) return null
  return (
    <p className="chat-quiet">
      {other.text}{' '}
      <button type="button" className="text-link" disabled={isBusy(state)} onClick={goToOther}>
        {other.open}
      </button>
    </p>
  )
}
