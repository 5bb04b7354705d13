import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { ArrowLeft } from '#app/ui/icons.tsx'
import { publicHelpPage as copy, helpCopy } from '#content/help.ts'
import { type HelpArticle, publicHelpPath } from './help.ts'
import { HelpText } from './help-text.tsx'

/** A help article on the site. */
export function PublicHelpPage({ article }: { article: HelpArticle }) {
  return (
    <div className="frame pt-8 pb-16 md:pt-12 md:pb-24">
      <Link
        to={publicHelpPath}
        viewTransition
        className="text-link no-print inline-flex min-h-9 items-center gap-2 text-small"
      >
        <ArrowLeft aria-hidden="true" size={16} />
        {helpCopy.back}
      </Link>
      <HelpText article={article}>
        <p className="no-print mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-ink pt-6">
          <span className="text-lead">{copy.notAnswered}</span>
          <ButtonLink to="/contact">{copy.ask}</ButtonLink>
        </p>
      </HelpText>
    </div>
  )
}
