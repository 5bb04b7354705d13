import { requestPasswordReset } from '#app/features/accounts/password/password-reset-service.server.ts'
import { answerAddressForm } from '#app/features/accounts/sign-in/address-form.server.ts'
import { AddressPage } from '#app/features/accounts/sign-in/address-page.tsx'
import { typedAddress } from '#app/features/accounts/sign-in/auth-page.ts'
import { appContext } from '#app/platform/context.ts'
import { auth } from '#content/auth.ts'
import { company } from '#content/company.ts'
import type { Route } from './+types/forgot'
import '../../panel.css'

export const meta: Route.MetaFunction = () => [
  { title: `${auth.forgot.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export const loader = ({ url }: Route.LoaderArgs) => ({ email: typedAddress(url.search) })

export const action = ({ request, context }: Route.ActionArgs) =>
  answerAddressForm(request, 'forgot', (email) =>
    requestPasswordReset(context.get(appContext), email),
  )

export default function Forgot({ loaderData, actionData }: Route.ComponentProps) {
  return <AddressPage copy={auth.forgot} email={loaderData.email} result={actionData?.result} />
}
