import { useEffect } from 'react'
import { data } from 'react-router'
import { readReference } from '#app/features/intake/intake.ts'
import { IntakeFields } from '#app/features/intake/intake-fields.tsx'
import { issueFormToken, receiveForm } from '#app/features/intake/intake-service.server.ts'
import { sendForm } from '#app/features/intake/send-form.ts'
import { ContactForm } from '#app/features/leads/contact-form.tsx'
import { contactIntake } from '#app/features/leads/contact-service.server.ts'
import {
  askedReference,
  dependsOnReferences,
} from '#app/features/references/shown-references-service.server.ts'
import { Correspondence } from '#app/features/site/contact/correspondence.tsx'
import { Envelope } from '#app/features/site/contact/envelope.tsx'
import { Letter, OtherContacts } from '#app/features/site/contact/letter.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { appContext } from '#app/platform/context.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { raiseToast } from '#app/ui/toast.ts'
import { askedReference as copy } from '#content/asked-reference.ts'
import { contact } from '#content/contact.ts'
import { contactForm } from '#content/contact-form.ts'
import type { Route } from './+types/contact'

const { success, failure } = contactForm

export const meta: Route.MetaFunction = (args) => siteMeta(contact.meta, args)

/** Read by server/page-key.ts: the id of the client reference that a visitor asks about. */
export const handle = { query: ['reference'] } as const

export async function loader({ url, context }: Route.LoaderArgs) {
  const id = url.searchParams.get('reference')
  return {
    token: issueFormToken(context, contactIntake.form),
    sent: readReference(url),
    asked: id ? await readAsked(context, id) : null,
  }
}

/** Made on the server, so that the page brings no words for the few who ask. */
async function readAsked(context: Route.LoaderArgs['context'], id: string) {
  const reading = askedReference(context.get(appContext), id)
  const found = await dependsOnReferences(context, reading)
  return found
    ? { id: found.id, title: copy.title, text: copy.text(found.line) }
    : { id: '', ...copy.gone }
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
      asked={loaderData.asked}
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
