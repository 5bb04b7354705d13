import type { Intake } from '#app/features/intake/intake-definition.ts'
import { askedLine } from '#app/features/references/shown-references-service.server.ts'
import { askedReference } from '#content/asked-reference.ts'
import { contactForm } from '#content/contact-form.ts'
import { intakeCopy } from '#content/intake.ts'
import { contactSchema } from './contact.ts'
import { storeLead } from './lead-service.server.ts'

/** The intake of the contact form. */
export const contactIntake: Intake<typeof contactSchema> = {
  form: 'contact',
  page: '/contact',
  consent: intakeCopy.consent.enquiry,
  schema: contactSchema,
  labels: {
    fields: { ...contactForm.fields, reference: askedReference.field },
    choices: { interest: contactForm.interests },
  },
  sender: ({ firstName, lastName, email }) => ({ name: `${firstName} ${lastName}`, email }),
  store: async (app, tx, { id, input, consent }) => {
    const reference = await askedLine(tx, input.reference)
    await storeLead(app, tx, {
      id,
      source: 'contact',
      full_name: `${input.firstName} ${input.lastName}`,
      email: input.email,
      phone: null,
      company_name: input.company,
      company_size: null,
      primary_interest: input.interest,
      message: input.message,
      details: reference ? { reference } : {},
      consent_text: consent.text,
      consent_page: consent.page,
      consent_at: consent.at,
    })
  },
}
