import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { helpCopy, helpEnd } from '#content/help.ts'
import { type HelpArticle, portalHelpPath } from './help.ts'
import { HelpText } from './help-text.tsx'

type PortalHelpPageProps = { article: HelpArticle; viewing: boolean }

/** A help article in the portal, with the way to a ticket below it. */
export function PortalHelpPage({ article, viewing }: PortalHelpPageProps) {
  return (
    <>
      <BackLink to={portalHelpPath}>{helpCopy.back}</BackLink>
      <HelpText article={article}>
        {!viewing && (
          <section
            aria-labelledby="not-answered"
            className="no-print mt-10 flex max-w-[68ch] flex-wrap items-center justify-between gap-x-8 gap-y-4 border-[3px] border-double border-line-strong px-5 py-4"
          >
            <div className="min-w-0">
              <h2 id="not-answered" className="font-medium">
                {helpEnd.title}
              </h2>
              <p className="text-small text-ink-muted">{helpEnd.text}</p>
            </div>
            <ButtonLink to="/dashboard/support/new">{helpEnd.ask}</ButtonLink>
          </section>
        )}
      </HelpText>
    </>
  )
}
