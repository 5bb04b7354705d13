import type { Intake } from '#app/features/intake/intake-definition.ts'
import { textOfCode } from '#app/features/pricing/estimate-text.ts'
import { carriedEstimate } from '#content/carried-estimate.ts'
import { getStarted } from '#content/get-started.ts'
import { leadMails } from '#content/mails.ts'
import { writeReceipt } from './get-started-draft.server.ts'
import { type GetStartedInput, getStartedSchema } from './get-started-schema.ts'
import { storeLead } from './lead-service.server.ts'

const estimateOf = ({ estimate }: GetStartedInput): Record<string, string> => {
  const text = textOfCode(estimate)
  return text ? { estimate: text } : {}
}
const nameOf = ({ firstName, lastName }: GetStartedInput) => `${firstName} ${lastName}`

/** The intake of the get-started form, whose three steps are sent as one. */
export const getStartedIntake: Intake<typeof getStartedSchema> = {
  form: 'get_started',
  page: '/get-started',
  consent: getStarted.consent.text,
  schema: getStartedSchema,
  labels: {
    fields: { ...getStarted.fields, estimate: carriedEstimate.field },
    choices: getStarted.options,
  },
  sender: (input) => ({ name: nameOf(input), email: input.email }),
  store(app, tx, { id, input, consent }) {
    const lead = {
      id,
      source: 'get_started' as const,
      // First and last name of the greatest length and the space between them exceed the lead's
      // name.
      full_name: [...nameOf(input)].slice(0, 200).join(''),
      email: input.email,
      phone: null,
      company_name: input.company,
      company_size: input.companySize,
      primary_interest: input.primaryInterest,
      message: null,
      details: {
        challenges: input.currentChallenges,
        timeline: input.timeline,
        budget: input.budget,
        ...estimateOf(input),
      },
      consent_text: consent.text,
      consent_page: consent.page,
      consent_at: consent.at,
    }
    const { firstName, email } = input
    const receipt = writeReceipt(app, { leadId: id, firstName, name: nameOf(input), email })
    const href = `${app.config.baseUrl}/get-started?step=4&receipt=${receipt}`
    return storeLead(app, tx, lead, { ...leadMails.consultation, href })
  },
}
