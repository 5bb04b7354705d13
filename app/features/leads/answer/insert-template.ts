import { type AnswerText, openBlanks } from './lead-answer.ts'

/**
 * Puts a template into the fields of an open form: the subject where there is none, and the text where the
 * caret is. What is typed or marked stays. The first blank that is still open is marked, to be filled in.
 */
export function insertTemplate(form: HTMLFormElement, { subject, body }: AnswerText): void {
  const subjectField = form.elements.namedItem('subject')
  const bodyField = form.elements.namedItem('body')
  if (!(subjectField instanceof HTMLInputElement) || !(bodyField instanceof HTMLTextAreaElement))
    return
  if (!subjectField.value.trim()) subjectField.value = subject
  const { value, selectionEnd } = bodyField
  const before = value.slice(0, selectionEnd)
  const space = before.trim() && !before.endsWith('\n') ? '\n\n' : ''
  bodyField.setRangeText(space + body, selectionEnd, selectionEnd, 'end')
  for (const field of [subjectField, bodyField])
    field.dispatchEvent(new Event('input', { bubbles: true }))
  bodyField.focus()
  const [blank] = openBlanks(body)
  const start = blank === undefined ? -1 : bodyField.value.indexOf(blank, selectionEnd)
  if (blank !== undefined && start >= 0) bodyField.setSelectionRange(start, start + blank.length)
}
