import {
  MailAside,
  MailHeadLink,
  MailLayout,
  MailLink,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { listDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { newsletterMails } from '#content/newsletter.ts'
import type { IssueContent, IssueItem } from './issue.ts'
import { oneClickUrl } from './newsletter-token.server.ts'

const copy = newsletterMails.issue
// The mail is rendered once; this placeholder is replaced by each reader's link.
const placeholder = 'https://unsubscribe.invalid/here'

/** An issue as it is sent, as HTML and as text, before it is addressed to a reader. */
export type IssueMail = { subject: string; html: string; text: string }

export async function renderIssue(content: IssueContent, baseUrl: string): Promise<IssueMail> {
  const subject = content.subject || copy.noSubject
  const page = (
    <MailLayout
      preview={
        beginningOf(content.introduction, 140) ||
        content.items.map(({ title }) => title).join(' · ')
      }
      label={copy.label}
      title={subject}
      footer={copy.footer}
    >
      {content.introduction && <MailText>{content.introduction}</MailText>}
      {content.items.map((item) => (
        <Item key={item.id} item={item} baseUrl={baseUrl} />
      ))}
      <MailText>
        <MailLink href={placeholder}>{copy.unsubscribe}</MailLink>
      </MailText>
    </MailLayout>
  )
  return { subject, ...(await renderMail(page)) }
}

function Item({ item, baseUrl }: { item: IssueItem; baseUrl: string }) {
  const href = `${baseUrl}/blog/${item.slug}`
  return (
    <>
      <MailText>
        <MailHeadLink href={href}>{item.title}</MailHeadLink>
        <br />
        <MailAside>{listDate(item.published_at)}</MailAside>
      </MailText>
      {item.excerpt && <MailText>{item.excerpt}</MailText>}
      <MailText>
        <MailLink href={href}>{`${copy.read}: ${item.title}`}</MailLink>
      </MailText>
    </>
  )
}

/** The mail to one reader, with the headers by which mail programs unsubscribe (RFC 8058). */
export function addressIssueMail(mail: IssueMail, to: string, baseUrl: string, token: string) {
  const page = `${baseUrl}/newsletter/unsubscribe?token=${token}`
  return {
    ...withLink(mail, page),
    to,
    headers: {
      'List-Unsubscribe': `<${oneClickUrl(baseUrl, token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `${company.name} <newsletter.${new URL(baseUrl).hostname}>`,
      Precedence: 'bulk',
    },
  }
}

/** The mail with a link in place of the placeholder. */
export function withLink({ subject, html, text }: IssueMail, href: string): IssueMail {
  return {
    subject,
    html: html.replaceAll(placeholder, href),
    text: text.replaceAll(placeholder, href),
  }
}
