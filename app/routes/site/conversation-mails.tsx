import { data, useNavigation } from 'react-router'
import { languageOfLink } from '#app/features/assistant/by-mail/mail-language.ts'
import { readStop, stopMailsBy } from '#app/features/assistant/by-mail/stop-mails-service.server.ts'
import { NewsletterMessage } from '#app/features/newsletter/newsletter-message.tsx'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { appContext } from '#app/platform/context.ts'
import { ButtonLink, SubmitButton } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
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

const tokenOf = (url: URL) => url.searchParams.get('token') ?? ''

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
  const pending = useNavigation().formMethod === 'POST'
  const copy = stopMailsPage[language]
  const { mrz, done, dead } = copy
  if (!stop)
    return (
      <NewsletterMessage
        mrz={mrz}
        title={dead.title}
        text={dead.text}
        status={{ text: dead.status, tone: 'ochre' }}
      >
        <ButtonLink viewTransition to="/contact" variant="secondary">
          {dead.contact}
        </ButtonLink>
      </NewsletterMessage>
    )
  if (stop.standing === 'stopped')
    return (
      <NewsletterMessage
        mrz={mrz}
        title={done.title}
        text={done.text(stop.email)}
        status={{ text: done.status, tone: 'verdigris' }}
      />
    )
  return (
    <NewsletterMessage mrz={mrz} title={copy.title} text={copy.text(stop.email)}>
      <Form method="post">
        <SubmitButton size="large" label={copy.submit} busy={pending && copy.submitting} />
      </Form>
    </NewsletterMessage>
  )
}
