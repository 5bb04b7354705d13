import { chatLead } from '#content/chat-lead.ts'
import type { Turn } from '../assistant.ts'
import type { LeadLanguage, LeadValues, UnderstoodContact } from '../lead-form.ts'
import { leadFields } from '../lead-form.ts'
import { spokenAmong } from '../safety/spoken-language.ts'

/** The language of the texts around a message, in its conversation: French or English. */
export const leadLanguageOf = (message: string, history: readonly Turn[] = []): LeadLanguage =>
  spokenAmong(message, history) === 'fr' ? 'fr' : 'en'

/** What is given, line by line, as the visitor and staff read it. */
export function leadLines(values: LeadValues, language: LeadLanguage): [string, string][] {
  const { short, areas, times } = chatLead[language]
  const words: Readonly<Record<string, string>> = { ...areas, ...times }
  return leadFields.flatMap((field) => {
    const value = values[field]
    const said = value && (field === 'area' || field === 'time') ? words[value] : value
    return said ? [[short[field], said] as [string, string]] : []
  })
}

/** The values of a contact, without what it does not give. */
export function valuesOf(contact: UnderstoodContact): LeadValues {
  return Object.fromEntries(Object.entries(contact).filter(([, value]) => value))
}

/** Shows what was understood and asks whether it may be passed on, with the text of the consent. */
export function askAbout(contact: UnderstoodContact, language: LeadLanguage): string {
  const copy = chatLead[language]
  const { intro, noEmail, complete, ask } = copy.contact
  const colon = language === 'fr' ? ' : ' : ': '
  const lines = (['name', 'email', 'organisation', 'phone'] as const).flatMap((field) => {
    const value = contact[field]
    return value ? [`${copy.short[field]}${colon}${value}`] : []
  })
  const end = contact.email ? `${ask}\n${copy.consent}` : `${noEmail} ${complete}`
  return `${[intro, ...lines].join('\n')}\n\n${end}`
}
