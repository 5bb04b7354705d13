import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Outlet, redirect } from 'react-router'
import { demoGateSchema } from '#app/features/demo/demo.ts'
import { DemoGate } from '#app/features/demo/demo-gate.tsx'
import {
  isDemoUnlocked,
  readDemoFrame,
  unlockDemo,
} from '#app/features/demo/demo-service.server.ts'
import { DemoShell } from '#app/features/demo/demo-shell.tsx'
import { appContext } from '#app/platform/context.ts'
import { AppError } from '#app/platform/errors.ts'
import { onlyFields, readForm } from '#app/platform/form-data.server.ts'
import { company } from '#content/company.ts'
import { demoGate } from '#content/demo-gate.ts'
import type { Route } from './+types/layout'
import '../../panel.css'

/** Without a valid demo cookie only the gate's page is reachable. */
const gate: Route.MiddlewareFunction = async ({ request, url, context }) => {
  if (await isDemoUnlocked(context.get(appContext), request)) return
  if (url.pathname.replace(/\/+$/, '') === '/allied') return
  if (new URL(request.url).pathname.endsWith('.data'))
    throw new AppError('not_authenticated', 'User not authenticated')
  throw redirect('/allied')
}

export const middleware: Route.MiddlewareFunction[] = [gate]

export async function loader({ request, context }: Route.LoaderArgs) {
  const isOpen = await isDemoUnlocked(context.get(appContext), request)
  return isOpen ? readDemoFrame() : null
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(
    onlyFields(await readForm(request), Object.keys(demoGateSchema.shape)),
    { schema: demoGateSchema },
  )
  const reply = (formErrors?: string[]): SubmissionResult<string[]> =>
    submission.reply({ hideFields: ['password'], formErrors })
  if (submission.status !== 'success') return data(reply(), 422)
  try {
    const cookie = await unlockDemo(context.get(appContext), { ...submission.value })
    return redirect('/allied', { headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    if (error instanceof AppError) return data(reply([error.userMessage]), error.init)
    throw error
  }
}

/** The retry-after header of a rate-limited answer. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.client ?? demoGate.metaTitle} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <DemoGate result={actionData} />
  return (
    <DemoShell copy={loaderData}>
      <Outlet />
    </DemoShell>
  )
}
