import type { ReactNode } from 'react'
import { Link, useNavigation } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { SubmitButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { useWayBack } from '#app/ui/way-back.ts'
import { colleagueDialog as copy, invitationsPage } from '#content/invitations.ts'
import { type Failure, useFailureToast } from '../sign-in/use-failure-toast.ts'
import { type PortalColleagueRow, portalColleagueList } from './portal-colleague-list-query.ts'
import { ProjectChoice, type ProjectsRefused } from './portal-colleague-projects.tsx'

export const colleagueRoles = ['client_user', 'client_admin'] as const
export const colleagueChanges = [
  ...(['role', 'projects', 'ended', 'active', 'billing', 'not_billing'] as const),
] as const
export type ColleagueChange = (typeof colleagueChanges)[number]

const buttons = {
  ...({ role: 'primary', projects: 'primary', active: 'primary', ended: 'destructive' } as const),
  ...({ billing: 'secondary', not_billing: 'secondary' } as const),
} satisfies Record<ColleagueChange, string>

type ColleagueDialogProps = {
  colleague: PortalColleagueRow & { projects: { id: string; name: string }[] }
  /** It is the reader, who changes neither their own role nor their own access. */
  isMe: boolean
  search: string
  answer: { error?: string; failure: Failure; projects?: ProjectsRefused } | undefined
}

/** A colleague's role, which projects they see, what they have to do with invoices, and whether they may sign in. Each has a form of its own. */
export function ColleagueDialog({ colleague, isMe, search, answer }: ColleagueDialogProps) {
  const { path } = portalColleagueList
  const back = `${path}${search}`
  const { leave, link } = useWayBack(back)
  useFailureToast(answer?.failure)
  const { id, full_name: name, email, role, deactivated_at: endedAt, billing_contact } = colleague
  const isLocked = endedAt !== null && !colleague.deactivated_by_colleague
  const seen = {
    ...{ seen_role: role, seen_access: endedAt ? 'ended' : 'active' },
    seen_billing: billing_contact ? 'yes' : 'no',
    seen_projects: colleague.only_projects?.join(' ') ?? '',
  }
  const form = { action: `${path}/people/${id}${search}`, seen }
  return (
    <Dialog
      open
      title={name}
      description={email}
      closeLabel={copy.close}
      closeHref={back}
      onClose={leave}
    >
      <Alert text={answer?.error} takesFocus className="mb-4" />
      <div className="grid gap-6">
        {!endedAt && !isMe && (
          <ColleagueForm {...form} change="role" label={copy.save}>
            <Field id="colleague-role" label={copy.role} hint={copy.roleHint}>
              <Select
                name="role"
                key={role}
                defaultValue={role}
                options={colleagueRoles.map((value) => ({
                  value,
                  label: invitationsPage.roles[value],
                }))}
              />
            </Field>
          </ColleagueForm>
        )}
        {role === 'client_user' && !endedAt && colleague.projects.length > 0 && (
          <ColleagueForm {...form} change="projects" label={copy.projects.save}>
            <ProjectChoice
              colleague={colleague}
              projects={colleague.projects}
              refused={answer?.projects}
            />
          </ColleagueForm>
        )}
        {(billing_contact || !endedAt) && (
          <ColleagueForm
            {...form}
            change={billing_contact ? 'not_billing' : 'billing'}
            label={billing_contact ? copy.notBilling : copy.billing}
          >
            <p className="text-small text-ink-muted">
              {billing_contact ? copy.notBillingHint : copy.billingHint(name)}
            </p>
          </ColleagueForm>
        )}
        {isMe && <p className="text-small text-ink-muted">{copy.yourself}</p>}
        {isLocked && <p>{copy.byStaff}</p>}
        {!isMe && !isLocked && (
          <ColleagueForm
            {...form}
            change={endedAt ? 'active' : 'ended'}
            label={endedAt ? copy.give : copy.end}
          >
            <p className="text-small text-ink-muted">
              {endedAt ? copy.giveHint(name) : copy.endHint(name)}
            </p>
          </ColleagueForm>
        )}
      </div>
      <Link {...link} className="text-link mt-4 inline-flex min-h-11 items-center">
        {copy.cancel}
      </Link>
    </Dialog>
  )
}

type ColleagueFormProps = {
  action: string
  seen: Record<string, string>
  change: ColleagueChange
  label: string
  children: ReactNode
}

function ColleagueForm({ action, seen, change, label, children }: ColleagueFormProps) {
  const { formMethod, formData } = useNavigation()
  const pending = formMethod === 'POST'
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      replace
      className="grid justify-items-start gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0"
    >
      {Object.entries(seen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <SubmitButton
        name="change"
        value={change}
        variant={buttons[change]}
        label={label}
        busy={pending && formData?.get('change') === change && copy.pending}
        disabled={pending}
      />
    </Form>
  )
}
