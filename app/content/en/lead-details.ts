import { askedReference } from './asked-reference.ts'
import { carriedEstimate } from './carried-estimate.ts'
import { contactForm } from './contact-form.ts'
import { getStarted } from './get-started.ts'

const { fields, options } = getStarted

/** Words for what only some sources of leads ask for, in the panel and in mails. */
export const leadDetails = {
  interests: { ...options.primaryInterest, ...contactForm.interests },
  /** By the name under which `leads.details` holds it. */
  fields: {
    challenges: fields.currentChallenges,
    timeline: fields.timeline,
    budget: fields.budget,
    job: 'Position',
    linkedIn: 'LinkedIn',
    experience: 'Experience',
    estimate: carriedEstimate.field,
    reference: askedReference.field,
  },
  values: { timeline: options.timeline, budget: options.budget },
}
