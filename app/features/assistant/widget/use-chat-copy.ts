import type { ChatWords } from '#content/chat-widget-french.ts'
import { languageIn } from './chat.ts'
import { wordsIn } from './chat-words.ts'
import { useChat } from './use-chat.ts'

/** The panel's words in the language of the conversation, drawn again when it changes. */
export function useChatCopy(): ChatWords {
  return wordsIn[languageIn(useChat())]
}
