import { byText, byTime, defineList, type ListQuery } from '#app/lists/list.ts'
import { answerTemplates } from '#content/lead-answers.ts'
import {
  type AnswerText,
  blankNames,
  bodyLength,
  openBlanks,
  subjectLength,
} from './lead-answer.ts'

export const templatesPath = '/lead_admin/settings/templates'
export const nameLength = 80
/** So many templates at most, because one select offers all of them. */
export const mostTemplates = 200

export type AnswerTemplate = AnswerText & { id: string; name: string }
export type TemplateTyped = AnswerTemplate & { version: string }
export type TemplateFaults = Partial<Record<'name' | 'subject' | 'body', string>>

export const templateList = defineList({
  name: 'answer-template',
  path: templatesPath,
  perPage: 50,
  sorts: { name: byText, created_at: byTime },
})
export type TemplateListQuery = ListQuery<typeof templateList>
export type TemplateRow = Pick<AnswerTemplate, 'id' | 'name' | 'subject'>

const known = blankNames.map((name) => `{${name}}`)

/** What is wrong with a template, by its fields. */
export function templateFaults({ name, subject, body }: TemplateTyped): TemplateFaults {
  const { errors } = answerTemplates
  const fits = (text: string, most: number) => text.trim() !== '' && text.length <= most
  const strange = (text: string) =>
    openBlanks(text).filter((one) => !known.includes(one.toLowerCase()))
  const fault = (text: string, most: number, said: string) => {
    if (!fits(text, most)) return said
    const blanks = strange(text)
    return blanks.length > 0 ? errors.blanks(blanks) : undefined
  }
  const faults = {
    name: fits(name, nameLength) ? undefined : errors.name,
    subject: fault(subject, subjectLength, errors.subject),
    body: fault(body, bodyLength, errors.body),
  }
  return Object.fromEntries(Object.entries(faults).filter(([, text]) => text))
}
