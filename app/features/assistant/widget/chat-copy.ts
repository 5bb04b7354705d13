import type { ChatWords } from '#content/chat-widget-french.ts'
import { languageIn, readChat } from './chat.ts'
import { wordsIn } from './chat-words.ts'

/** The panel's words in the language of the conversation; components take `useChatCopy`. */
export const chatCopy = (): ChatWords => wordsIn[languageIn(readChat())]
