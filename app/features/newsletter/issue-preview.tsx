import { issuePage as copy } from '#content/admin-newsletter.ts'

// The mail's inline media queries are removed, because the Content-Security-Policy does not allow
// them here.
const withoutRules = (html: string) => html.replace(/<style[\s\S]*?<\/style>/g, '')

type IssuePreviewProps = { mail: { subject: string; html: string; text: string } }

/**
 * The mail as it is sent, as HTML and as text. The sandboxed frame runs no scripts and loads
 * nothing.
 */
export function IssuePreview({ mail }: IssuePreviewProps) {
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="headline text-heading">
        {copy.preview}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-muted">{copy.previewHint}</p>
      <iframe
        title={copy.previewHtml}
        srcDoc={withoutRules(mail.html)}
        sandbox=""
        className="h-[38rem] w-full border border-line bg-paper"
      />
      <h3 className="label mt-6 mb-2 text-ink-muted">{copy.previewText}</h3>
      <pre className="border border-line p-4 text-small whitespace-pre-wrap wrap-anywhere">
        {mail.text}
      </pre>
    </section>
  )
}
