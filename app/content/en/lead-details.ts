import { contactForm } from './contact-form.ts'

/** Words for what only some sources of leads ask for, in the panel and in mails. */
export const leadDetails = {
  interests: { ...contactForm.interests },
  /** By the name under which `leads.details` holds it. */
  fields: {},
  values: {},
}
