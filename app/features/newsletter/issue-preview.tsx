import { issuePage as words } from '#content/admin-newsletter.ts'

// Its rules for narrow and dark screens are not allowed in a page of ours; the mail is whole without them.
const withoutRules = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '')

type IssuePreviewProps = { mail: { subject: string; html: string; text: string } }

/** The mail as it is sent, in both its forms. The frame runs nothing and reaches nothing. */
export function IssuePreview({ mail }: IssuePreviewProps) {
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="headline text-heading">
        {words.preview}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-muted">{words.previewHint}</p>
      <iframe
        title={words.previewHtml}
        srcDoc={withoutRules(mail.html)}
        sandbox=""
        className="h-[38rem] w-full border border-line bg-paper"
      />
      <h3 className="label mt-6 mb-2 text-ink-muted">{words.previewText}</h3>
      <pre className="border border-line p-4 text-small whitespace-pre-wrap wrap-anywhere">
        {mail.text}
      </pre>
    </section>
  )
}
