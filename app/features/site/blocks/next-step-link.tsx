import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { type LayoutData, pageTextsRoute } from '#app/features/page-copy/page-copy.ts'
import { ButtonLink } from '#app/ui/button.tsx'

/** Where the page's next step leads, as the table of next steps says; a preview has no row there. */
const useNextStep = () => useRouteLoaderData<LayoutData>(pageTextsRoute)?.next ?? '/contact'

type NextStepLinkProps = {
  children: ReactNode
  className?: string
  /** `closing`: at the foot of a page, once. `hero`: the same step again, above. */
  place?: 'closing' | 'hero'
}

/** The one next step of a page, which the table in `app/content/en/page-steps.ts` decides. */
export function NextStepLink({ children, className, place = 'closing' }: NextStepLinkProps) {
  const to = useNextStep()
  return (
    <ButtonLink
      to={to}
      prefetch={to.startsWith('/auth') ? 'none' : 'intent'}
      size="large"
      className={className}
      data-next-step={place}
    >
      {children}
    </ButtonLink>
  )
}
