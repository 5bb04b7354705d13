import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import type { Role } from '#app/platform/actor.ts'
import { colleagueMails as copy, invitationsPage } from '#content/invitations.ts'
import type { ColleagueChange } from './portal-colleague-dialog.tsx'

const { fields, footer, label } = copy

/** To the administrators of a client: somebody has joined. */
export async function joinedMail(
  { name, email, role, company }: { name: string; email: string; role: Role; company: string },
  page: string,
  baseUrl: string,
): Promise<Omit<Mail, 'to'>> {
  const said = copy.joined
  const text = said.body(name, company)
  const body = (
    <MailLayout preview={text} label={label} title={said.title} footer={footer}>
      <MailText>{text}</MailText>
      <MailTable
        rows={[
          { name: fields.name, value: name },
          { name: fields.address, value: email },
          { name: fields.role, value: invitationsPage.roles[role] },
        ]}
      />
      <MailButton href={`${baseUrl}${page}`}>{said.action}</MailButton>
    </MailLayout>
  )
  return {
    kind: 'colleague.joined',
    page,
    subject: said.subject(name, company),
    ...(await renderMail(body)),
  }
}

const pages: Partial<Record<ColleagueChange, string>> = {
  billing: '/dashboard/invoices',
  projects: '/dashboard',
}

type Standing = {
  to: string
  company: string
  by: string
  role: Role
  /** The names of the projects that they are restricted to. */
  projects?: string[] | null
}

/** To a person whose role, access, projects or part in billing an administrator of their client has changed. */
export async function standingMail(
  change: ColleagueChange,
  { to, company, by, role, projects }: Standing,
  baseUrl: string,
): Promise<Mail> {
  const said = copy[change]
  const text = said.body(by)
  const href = `${baseUrl}${pages[change] ?? '/auth'}`
  const rows = [
    ...(change === 'role' || change === 'active'
      ? [{ name: fields.role, value: invitationsPage.roles[role] }]
      : []),
    ...(change === 'projects'
      ? [{ name: copy.projects.field, value: projects?.join(', ') ?? copy.projects.all }]
      : []),
    { name: fields.by, value: by },
  ]
  const page = (
    <MailLayout preview={text} label={label} title={said.title} footer={footer}>
      <MailText>{text}</MailText>
      <MailTable rows={rows} />
      {'action' in said && <MailButton href={href}>{said.action}</MailButton>}
    </MailLayout>
  )
  return {
    kind: `colleague.${change}`,
    to,
    subject: said.subject(company),
    ...(await renderMail(page)),
  }
}
