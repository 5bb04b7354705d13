import { usePageCopy } from '#app/features/page-copy/use-page-copy.ts'
import { ReferenceCard } from '#app/features/references/reference-card.tsx'
import {
  dependsOnReferences,
  shownReferences,
} from '#app/features/references/shown-references-service.server.ts'
import { ClosingAction } from '#app/features/site/blocks/closing-action.tsx'
import { siteMeta } from '#app/features/site/page-meta.ts'
import { quotationData } from '#app/features/site/quotation-data.ts'
import {
  NoReferences,
  ReferenceRules,
  ReferencesHero,
  ReferencesList,
} from '#app/features/site/references/references-sections.tsx'
import { appContext } from '#app/platform/context.ts'
import { references as page } from '#content/references.ts'
import type { Route } from './+types/references'

export const meta: Route.MetaFunction = (args) => {
  const origin = args.matches[0].loaderData?.origin ?? ''
  const said = args.loaderData?.references ?? []
  return siteMeta(
    page.meta,
    args,
    said.map((one) => quotationData(one, origin)),
  )
}

export async function loader({ context }: Route.LoaderArgs) {
  const reading = shownReferences(context.get(appContext))
  return { references: await dependsOnReferences(context, reading) }
}

export default function References({ loaderData: { references } }: Route.ComponentProps) {
  const { action } = usePageCopy(page)
  return (
    <>
      <ReferencesHero isPrinted={references.length > 0} />
      {references.length > 0 ? (
        <ReferencesList>
          {references.map((reference) => (
            <ReferenceCard key={reference.id} reference={reference} />
          ))}
        </ReferencesList>
      ) : (
        <NoReferences />
      )}
      <ReferenceRules />
      <ClosingAction action={action} layout="line" />
    </>
  )
}
