import type { Intake } from '#app/features/intake/intake-definition.ts'
import { forms } from '#content/forms.ts'
import { intakeCopy } from '#content/intake.ts'
import { blueprintSchema } from './blueprint.ts'
import { storeLead } from './lead-service.server.ts'

const { fields, companySizes: companySize, primaryInterests: primaryInterest } = forms.blueprint

/** The intake of the blueprint form and of its JSON endpoint. */
export const blueprintIntake: Intake<typeof blueprintSchema> = {
  form: 'blueprint',
  page: '/blueprint',
  consent: intakeCopy.consent.enquiry,
  schema: blueprintSchema,
  labels: { fields, choices: { companySize, primaryInterest } },
  sender: ({ fullName, email }) => ({ name: fullName, email }),
  store: (app, tx, { id, input, consent }) =>
    storeLead(app, tx, {
      id,
      source: 'blueprint',
      full_name: input.fullName,
      email: input.email,
      phone: input.phone ?? null,
      company_name: input.companyName ?? null,
      company_size: input.companySize ?? null,
      primary_interest: input.primaryInterest ?? null,
      message: input.message ?? null,
      details: {},
      consent_text: consent.text,
      consent_page: consent.page,
      consent_at: consent.at,
    }),
}
