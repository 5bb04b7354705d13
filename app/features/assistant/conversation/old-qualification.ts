import { z } from 'zod'
import { chatLead } from '#content/chat-lead.ts'
import type { LeadValues } from '../lead-form.ts'

/** The state of a conversation from the time when the assistant asked one question after the other. */
const oldSchema = z.object({
  status: z.enum(['idle', 'asking', 'filed', 'aside', 'over', 'closed']),
  answers: z.record(z.string(), z.string()).catch({}),
  name: z.string().nullable().catch(null),
})

/**
 * The same as the state of an offer: what was answered stands in the form; "no, thanks" and a danger stay
 * what they were. Undefined when the stored value has another form.
 */
export function fromOldQualification(stored: unknown): object | undefined {
  const old = oldSchema.safeParse(stored).data
  if (!old) return undefined
  const { status, answers } = old
  if (status === 'closed') return { offer: 'closed' }
  if (status === 'over') return { offer: 'declined' }
  // Its lead is stored already, and another one would be the same again.
  if (status === 'filed') return { offer: 'made' }
  const { organisation, need, email } = answers
  const draft: LeadValues = {
    area: keyOf(chatLead.en.areas, answers.area),
    time: keyOf(chatLead.en.times, answers.time),
    ...{ organisation, need, email },
    name: old.name ?? undefined,
  }
  const given = Object.entries(draft).filter(([, value]) => value)
  return { offer: status === 'idle' ? 'none' : 'made', draft: Object.fromEntries(given) }
}

const keyOf = (labels: Readonly<Record<string, string>>, label: string | undefined) =>
  Object.keys(labels).find((key) => labels[key] === label)
