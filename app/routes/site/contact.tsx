import { useEffect } from 'react'
import { data } from 'react-router'
import { readReference } from '#app/features/intake/intake.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'
import { issueFormToken, receiveForm } from '#app/features/intake/intake-service.server.ts'
import { sendForm } from '#app/features/intake/send-form.ts'
import { ContactForm } from '#app/features/leads/contact-form.tsx'
import { contactIntake } from '#app/features/leads/contact-service.server.ts'
import { Correspondence } from '#app/features/site/contact/correspondence.tsx'
import { Envelope } from '#app/features/site/contact/envelope.tsx'
import { Letter, OtherContacts } from '#app/features/site/contact/letter.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { contact } from '#content/contact.ts'
import { contactForm } from '#content/contact-form.ts'
import type { Route } from './+types/contact'

const { success, failure } = contactForm

export const meta: Route.MetaFunction = (args) => siteMeta(contact.meta, args)

export function loader({ url, context }: Route.LoaderArgs) {
  return { token: issueFormToken(context, contactIntake.form), sent: readReference(url) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveForm(context, request, contactIntake, failure.description)
  return received.ok
    ? redirectWithToast(`/contact?sent=${received.reference}#contact-form`, success)
    : data(received.answer, received.status)
}

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm(args, { form: 'contact', lost: failure.description })

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    if (actionData?.failed) raiseToast({ ...failure, tone: 'destructive' })
  }, [actionData])
  const form = (
    <ContactForm
      answer={actionData}
      sent={actionData ? null : loaderData.sent}
      guard={<IntakeFields form="contact" token={loaderData.token} answer={actionData} />}
    />
  )
  return (
    <>
      <Envelope />
      <Correspondence form={form} />
      <Letter />
      <OtherContacts />
    </>
  )
}
