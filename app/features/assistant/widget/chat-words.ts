import { chatWidget } from '#content/chat-widget.ts'
import { type ChatWords, chatWidgetFrench } from '#content/chat-widget-french.ts'
import type { LeadLanguage } from '../lead-form.ts'

/** The panel's words by the language of the conversation. */
export const wordsIn: Record<LeadLanguage, ChatWords> = { en: chatWidget, fr: chatWidgetFrench }
