import { articleToStore } from '#app/features/insights/insight-service.server.ts'
import { beginningOf, cleanText } from '#app/platform/clean-text.ts'
import { onlyFields, textField } from '#app/platform/form-data.server.ts'
import { fieldsOf, type Kind, type Values } from './publication.ts'
import { formFields, parsePublication, withChoices } from './publication-forms.ts'

/** Fields that cannot be shown unless they are valid. */
const exact = [
  ...['slug', 'publishedOn', 'contentType', 'sector', 'capabilities', 'imageUrl'],
  ...['audience', 'client'],
]
const longest = 100_000

/** The values of a form that may be incomplete; invalid values are left out. */
export function readTyped(kind: Kind, form: FormData): Values {
  const submission = parsePublication(kind, onlyFields(withChoices(form), formFields(kind)))
  const good = submission.status === 'success' ? (submission.value as Values) : undefined
  const wrong = submission.status === 'success' ? {} : (submission.error ?? {})
  const typed = (name: string) => {
    if (good) return good[name] ?? ''
    if (exact.includes(name) && wrong[name]) return ''
    return beginningOf(String(cleanText(submission.payload[name]) ?? ''), longest)
  }
  return Object.fromEntries(fieldsOf[kind].map((name) => [name, typed(name)]))
}

/** The values of a form, valid or not, as a draft stores them. */
export function readDraftFields(kind: Kind, form: FormData): Values {
  const names = [...fieldsOf[kind], 'publishAt']
  const typed = onlyFields(withChoices(form), names)
  return Object.fromEntries(
    names.map((name) => {
      const text = textField(typed, name, longest)
      return [name, name === 'content' ? articleToStore(text) : text]
    }),
  )
}
