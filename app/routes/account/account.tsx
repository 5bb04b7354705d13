import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { passwordChangeSchema, profileSchema } from '#app/features/accounts/account/account.ts'
import { type AccountAnswer, AccountPage } from '#app/features/accounts/account/account-page.tsx'
import {
  changeFullName,
  changePassword,
  readOwnAccount,
} from '#app/features/accounts/account/account-service.server.ts'
import { addressChangeSchema } from '#app/features/accounts/address/address-change.ts'
import {
  askForAddress,
  cancelAddressChange,
} from '#app/features/accounts/address/address-change-service.server.ts'
import {
  makeCalendar,
  revokeCalendar,
} from '#app/features/accounts/calendar/calendar-service.server.ts'
import { mailChoicesSchema } from '#app/features/accounts/mail-choices/mail-choices.ts'
import { chooseMails } from '#app/features/accounts/mail-choices/mail-choices-service.server.ts'
import { panelTitle } from '#app/features/accounts/shell/panel-title.ts'
import {
  endOtherSessions,
  endSession,
} from '#app/features/accounts/sign-in/session-service.server.ts'
import { actorContext, appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { readZone } from '#app/platform/time-zone.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { ListError } from '#app/ui/list-error.tsx'
import { account } from '#content/account.ts'
import { addressPart } from '#content/address-change.ts'
import { calendarPart } from '#content/calendar-feed.ts'
import { mailChoicesPart } from '#content/mail-choices.ts'
import type { Route } from './+types/account'

export const meta: Route.MetaFunction = () => panelTitle(account.metaTitle)

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const actor = context.get(actorContext)
  // Staff viewing as a client have their own account in the admin panel.
  if (actor.kind === 'user' && actor.viewing) throw redirect('/lead_admin/account')
  const own = await readOwnAccount(context.get(appContext), actor, readZone(request))
  return {
    ...own,
    secondFactorHref: `${url.pathname}/second-factor`,
    passkeysHref: `${url.pathname}/passkeys`,
  }
}

const intents = [
  ...([
    'profile',
    'address',
    'address-cancel',
    'mails',
    'calendar-make',
    'calendar-revoke',
  ] as const),
  ...(['password', 'end-session', 'end-others'] as const),
]

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request)
  switch (readIntent(form, intents)) {
    case 'profile':
      return await saveProfile(args, form)
    case 'address':
      return await askAddress(args, form)
    case 'address-cancel':
      return await cancelAddress(args)
    case 'mails':
      return await saveMails(args, form)
    case 'calendar-make':
      return await makeAddress(args)
    case 'calendar-revoke':
      return await revokeAddress(args)
    case 'password':
      return await savePassword(args, form)
    case 'end-session':
      return await end(args, textField(form, 'session', 36))
    case 'end-others':
      return await endOthers(args)
  }
}

type Args = Route.ActionArgs
const partsOf = ({ context }: Args) => [context.get(appContext), context.get(actorContext)] as const
type Refused = Extract<AccountAnswer, { result: unknown }>
const answer = (intent: Refused['intent'], result: Refused['result'], status = 422) =>
  data<AccountAnswer>({ intent, result }, status)

async function saveProfile(args: Args, form: FormData) {
  const submission = parseWithZod(onlyFields(form, ['fullName']), { schema: profileSchema })
  if (submission.status !== 'success') return answer('profile', submission.reply())
  const [app, actor] = partsOf(args)
  await changeFullName(app, actor, submission.value.fullName)
  return redirectWithToast(args.url.pathname, { title: account.profile.saved })
}

async function askAddress(args: Args, form: FormData) {
  const schema = addressChangeSchema
  const submission = parseWithZod(onlyFields(form, Object.keys(schema.shape)), { schema })
  const hideFields = ['password' as const]
  if (submission.status !== 'success') return answer('address', submission.reply({ hideFields }))
  const [app, actor] = partsOf(args)
  try {
    const asked = await askForAddress(app, actor, submission.value)
    if (asked.ok) return await redirectWithToast(args.url.pathname, addressPart.asked)
    const fieldErrors = { [asked.field]: [asked.message] }
    return answer('address', submission.reply({ hideFields, fieldErrors }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const formErrors = [error.userMessage]
    return answer('address', submission.reply({ hideFields, formErrors }), error.status)
  }
}

async function cancelAddress(args: Args) {
  const { cancelled, gone } = addressPart.open
  const title = (await cancelAddressChange(...partsOf(args))) ? cancelled : gone
  return redirectWithToast(args.url.pathname, { title })
}

async function saveMails(args: Args, form: FormData) {
  const schema = mailChoicesSchema
  const submission = parseWithZod(onlyFields(form, Object.keys(schema.shape)), { schema })
  if (submission.status !== 'success') return answer('mails', submission.reply())
  const [app, actor] = partsOf(args)
  await chooseMails(app, actor, submission.value)
  return redirectWithToast(args.url.pathname, { title: mailChoicesPart.saved })
}

/** The address is in this answer alone. */
async function makeAddress(args: Args) {
  const address = await makeCalendar(...partsOf(args))
  return data<AccountAnswer>({ intent: 'calendar', address })
}

async function revokeAddress(args: Args) {
  await revokeCalendar(...partsOf(args))
  return redirectWithToast(args.url.pathname, { title: calendarPart.revoked })
}

async function savePassword(args: Args, form: FormData) {
  const schema = passwordChangeSchema
  const submission = parseWithZod(onlyFields(form, Object.keys(schema.shape)), { schema })
  const hideFields = ['password' as const, 'newPassword' as const]
  if (submission.status !== 'success') return answer('password', submission.reply({ hideFields }))
  const [app, actor] = partsOf(args)
  try {
    const changed = await changePassword(app, actor, submission.value)
    if (changed.ok)
      return await redirectWithToast(args.url.pathname, account.password.saved, changed.headers)
    const fieldErrors = { [changed.field]: [changed.message] }
    return answer('password', submission.reply({ hideFields, fieldErrors }))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const formErrors = [error.userMessage]
    return answer('password', submission.reply({ hideFields, formErrors }), error.status)
  }
}

async function end(args: Args, id: string) {
  const [app, actor] = partsOf(args)
  const { ended, gone } = account.sessions
  const title = await endSession(app, actor, id).then(
    () => ended,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'not_found') return gone
      throw error
    },
  )
  return redirectWithToast(args.url.pathname, { title })
}

async function endOthers(args: Args) {
  const count = await endOtherSessions(...partsOf(args))
  return redirectWithToast(args.url.pathname, { title: account.sessions.othersEnded(count) })
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { loading: text, retry } = account.errors
  return <ListError error={error} title={account.title} text={text} retry={retry} />
}
