import { data } from 'react-router'
import { languageOfLink } from '#app/features/assistant/by-mail/mail-language.ts'
import { readStop, stopMailsBy } from '#app/features/assistant/by-mail/stop-mails-service.server.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { appContext } from '#app/platform/context.ts'
import { tokenOf } from '#app/platform/identifier.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { ConfirmPage, MessagePage } from '#app/ui/message-page.tsx'
import { stopMailsPage } from '#content/mailed-conversation.ts'
import type { Route } from './+types/conversation-mails'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { metaTitle } = stopMailsPage[loaderData?.language ?? 'en']
  return mailedMeta(metaTitle, hiddenWays.noMails, matches)
}

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

/** Opening the link changes nothing, because programs that check mails open links too. */
export const loader = async ({ url, context }: Route.LoaderArgs) => ({
  language: languageOfLink(url),
  stop: await readStop(context.get(appContext), tokenOf(url)),
})

/** The button of the page, and the one click of a mail program (RFC 8058), which takes no redirect. */
export async function action({ url, context }: Route.ActionArgs) {
  await stopMailsBy(context.get(appContext), tokenOf(url))
  return data(null)
}

export default function StopMails({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.noMails} />
      <div lang={loaderData.language}>
        <Step {...loaderData} />
      </div>
    </>
  )
}

function Step({ stop, language }: Route.ComponentProps['loaderData']) {
  const copy = stopMailsPage[language]
  const { mrz, done, dead } = copy
  if (!stop)
    return (
      <MessagePage mrz={mrz} {...dead} tone="ochre">
        <ButtonLink viewTransition to="/contact" variant="secondary">
          {dead.contact}
        </ButtonLink>
      </MessagePage>
    )
  if (stop.standing === 'stopped')
    return <MessagePage mrz={mrz} {...done} text={done.text(stop.email)} tone="verdigris" />
  return <ConfirmPage copy={copy} email={stop.email} />
}
