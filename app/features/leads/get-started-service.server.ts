import type { Intake } from '#app/features/intake/intake-definition.ts'
import { getStarted } from '#content/get-started.ts'
import { getStartedSchema } from './get-started-schema.ts'
import { storeLead } from './lead-service.server.ts'

/** The three pages of Get Started, sent as one. */
export const getStartedIntake: Intake<typeof getStartedSchema> = {
  form: 'get_started',
  page: '/get-started',
  consent: getStarted.consent.text,
  schema: getStartedSchema,
  sender: ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }),
  store: (app, tx, { id, input, consent }) =>
    storeLead(app, tx, {
      id,
      source: 'get_started',
      // Two names of the greatest length and the space between them are one too many.
      full_name: `${input.firstName} ${input.lastName}`.slice(0, 200),
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
      },
      consent_text: consent.text,
      consent_page: consent.page,
      consent_at: consent.at,
    }),
}
