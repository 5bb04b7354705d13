import { useEffect, useRef } from 'react'
import { MessagePage } from '#app/ui/message-page.tsx'
import { newsletterPage as copy, newsletterForm } from '#content/newsletter.ts'

/**
 * The top of the newsletter's page.
 * @param props.isSent whether the form was just sent; then it shows what happens next
 */
export function NewsletterOpening({ isSent }: { isSent: boolean }) {
  const { sent } = newsletterForm
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) note.current?.focus()
  }, [isSent])
  return (
    <div ref={note} tabIndex={-1} className="outline-none" role={isSent ? 'status' : undefined}>
      {isSent ? (
        <MessagePage mrz={copy.mrz} {...sent} tone="ochre">
          <p className="prose-measure text-ink-muted">{sent.again}</p>
        </MessagePage>
      ) : (
        <MessagePage mrz={copy.mrz} title={copy.title} text={copy.text}>
          <ul className="border-t border-line">
            {copy.promises.map((promise) => (
              <li key={promise} className="border-b border-line py-3">
                {promise}
              </li>
            ))}
          </ul>
        </MessagePage>
      )}
    </div>
  )
}
