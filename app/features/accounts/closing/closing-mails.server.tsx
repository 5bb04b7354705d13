import {
  MailButton,
  MailLayout,
  MailTable,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import type { Mail } from '#app/features/mail/mail-service.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import type { App } from '#app/platform/app.server.ts'
import { clientIp } from '#app/platform/request-scope.server.ts'
import { dateTime } from '#app/ui/format-date.ts'
import { closingMails as copy } from '#content/account-closing.ts'

/** To whoever has closed their account. */
export async function closedMail(app: App, to: string): Promise<Mail> {
  const said = copy.own
  const page = (
    <MailLayout preview={said.body} label={said.label} title={said.title} footer={said.footer}>
      <MailText>{said.body}</MailText>
      <MailTable
        rows={[
          { name: copy.fields.when, value: dateTime(app.now().toISOString()) },
          { name: copy.fields.from, value: clientIp() },
        ]}
      />
      <MailText>{said.other}</MailText>
    </MailLayout>
  )
  return { kind: 'account.closed', to, subject: said.title, ...(await renderMail(page)) }
}

type ToStaff = {
  to: string
  full_name: string
  email: string
  client_name: string
  billing_contact: boolean
  decisions: { title: string }[]
}
const named = 10

/** To our team: who has closed their account, and what waits for them. */
export async function staffClosedMail(about: ToStaff, baseUrl: string): Promise<Mail> {
  const said = copy.staff
  const title = said.title(about.full_name || about.email)
  const titles = about.decisions.slice(0, named).map((one) => one.title)
  const more = about.decisions.length - titles.length
  const page = (
    <MailLayout preview={said.body} label={said.label} title={title} footer={said.footer}>
      <MailText>{said.body}</MailText>
      <MailTable
        rows={[
          { name: copy.fields.address, value: about.email },
          { name: copy.fields.client, value: about.client_name },
          { name: copy.fields.billing, value: about.billing_contact ? copy.yes : copy.no },
          {
            name: copy.fields.decisions,
            value: titles.length === 0 ? copy.none : [...titles, ...said.more(more)].join('\n'),
          },
        ]}
      />
      {titles.length > 0 && <MailText>{said.decisions}</MailText>}
      <MailButton href={`${baseUrl}/lead_admin/users?${new URLSearchParams({ q: about.email })}`}>
        {said.action}
      </MailButton>
    </MailLayout>
  )
  return { kind: 'account.closedTold', to: about.to, subject: title, ...(await renderMail(page)) }
}
