import { answerAddressForm } from '#app/features/accounts/sign-in/address-form.server.ts'
import { AddressPage } from '#app/features/accounts/sign-in/address-page.tsx'
import { typedAddress } from '#app/features/accounts/sign-in/auth-page.ts'
import { resendVerification } from '#app/features/accounts/sign-up/verification-service.server.ts'
import { appContext } from '#app/platform/context.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/resend'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.resend.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ url }: Route.LoaderArgs) => ({ email: typedAddress(url.search) })

export const action = ({ request, context }: Route.ActionArgs) =>
  answerAddressForm(request, 'resend', (email) =>
    resendVerification(context.get(appContext), email),
  )

export default function Resend({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressPage copy={auth.resend} email={loaderData.email} result={actionData?.result} />
}
