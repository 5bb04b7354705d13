import { useEffect, useRef } from 'react'
import { newsletterPage as copy, newsletterForm } from '#content/newsletter.ts'
import { NewsletterMessage } from './newsletter-message.tsx'

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
        <NewsletterMessage
          mrz={copy.mrz}
          title={sent.title}
          text={sent.text}
          status={{ text: sent.status, tone: 'ochre' }}
        >
          <p className="prose-measure text-ink-muted">{sent.again}</p>
        </NewsletterMessage>
      ) : (
        <NewsletterMessage mrz={copy.mrz} title={copy.title} text={copy.text}>
          <ul className="border-t border-line">
            {copy.promises.map((promise) => (
              <li key={promise} className="border-b border-line py-3">
                {promise}
              </li>
            ))}
          </ul>
        </NewsletterMessage>
      )}
    </div>
  )
}
