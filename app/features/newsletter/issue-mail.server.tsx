import {
  MailAside,
  MailHeadLink,
  MailLayout,
  MailLink,
  MailText,
} from '#app/features/mail/mail-layout.server.tsx'
import { type ListMail, leavePlaceholder } from '#app/features/mail/mailing-list.server.ts'
import { renderMail } from '#app/features/mail/render-mail.server.ts'
import { beginningOf } from '#app/platform/clean-text.ts'
import { listDate } from '#app/ui/format-date.ts'
import { newsletterMails } from '#content/newsletter.ts'
import type { IssueContent, IssueItem } from './issue.ts'

const copy = newsletterMails.issue

/** An issue as it is sent, as HTML and as text, before it is addressed to a reader. */
export async function renderIssue(content: IssueContent, baseUrl: string): Promise<ListMail> {
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
        <MailLink href={leavePlaceholder}>{copy.unsubscribe}</MailLink>
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
