import type { ChatWords } from '#content/chat-widget-french.ts'
import type { LeadLanguage } from '../lead-form.ts'
import { readChat } from './chat.ts'
import { wordsIn } from './chat-words.ts'
import type { Line } from './line.ts'

/** The language of a conversation is that of its last answer. */
export const languageAmong = (lines: readonly Line[]): LeadLanguage =>
  lines.findLast(({ answer }) => answer)?.answer?.language ?? 'en'

/** The panel's words in the language of the conversation; components take `useChatCopy`. */
export const chatCopy = (): ChatWords => wordsIn[languageAmong(readChat().lines)]
