import { Correspondence } from '#app/features/site/contact/correspondence.tsx'
import { Envelope } from '#app/features/site/contact/envelope.tsx'
import { Letter, OtherDoors } from '#app/features/site/contact/letter.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { contact } from '#content/contact.ts'
import type { Route } from './+types/contact'

export const meta: Route.MetaFunction = (args) => siteMeta(contact.meta, args)

export default function Contact() {
  return (
    <>
      <Envelope />
      <Correspondence />
      <Letter />
      <OtherDoors />
    </>
  )
}
