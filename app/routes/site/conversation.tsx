import { useEffect, useRef, useState } from 'react'
import { languageOfLink } from '#app/features/assistant/by-mail/mail-language.ts'
import type { LeadLanguage } from '#app/features/assistant/lead-form.ts'
import {
  type Opened,
  openMailedLink,
  openPanel,
} from '#app/features/assistant/widget/mailed-link.ts'
import { BreadcrumbsTo } from '#app/features/site/breadcrumbs.tsx'
import { hiddenWays, mailedMeta } from '#app/features/site/hidden-ways.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { MessagePage } from '#app/ui/message-page.tsx'
import { mailedConversationPage } from '#content/mailed-conversation.ts'
import type { Route } from './+types/conversation'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { metaTitle } = mailedConversationPage[loaderData?.language ?? 'en']
  return mailedMeta(metaTitle, hiddenWays.conversation, matches)
}

export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

/** The conversation opens by itself. */
export const handle = { scripts: 'at-once' } as const

export const loader = ({ url }: Route.LoaderArgs) => ({ language: languageOfLink(url) })

/** Where the link in a mail leads. The key stands after the #, which no server sees. */
export default function Conversation({ loaderData: { language } }: Route.ComponentProps) {
  const state = useMailedLink()
  return (
    <>
      <BreadcrumbsTo crumbs={hiddenWays.conversation} />
      <div role="status" lang={language}>
        <Message state={state} copy={mailedConversationPage[language]} />
      </div>
    </>
  )
}

function useMailedLink(): Opened | null {
  const [state, setState] = useState<Opened | null>(null)
  // The link is used once, however often React runs the effect.
  const opening = useRef<Promise<Opened>>(undefined)
  useEffect(() => {
    if (opening.current) return
    opening.current = openMailedLink()
    void opening.current.then((opened) => {
      setState(opened)
      if (opened === 'opened') openPanel()
    })
  }, [])
  return state
}

type MessageProps = {
  state: Opened | null
  copy: (typeof mailedConversationPage)[LeadLanguage]
}

function Message({ state, copy }: MessageProps) {
  const { mrz, title, over, failed } = copy
  if (state === 'over' || state === 'failed') {
    const said = state === 'over' ? over : failed
    return (
      <MessagePage mrz={mrz} {...said} tone="ochre">
        {state === 'over' && (
          <ButtonLink viewTransition to="/contact" variant="secondary">
            {over.contact}
          </ButtonLink>
        )}
      </MessagePage>
    )
  }
  return (
    <MessagePage mrz={mrz} title={title} text={state ? copy.opened : copy.opening}>
      <noscript>
        <p className="prose-measure">{copy.without}</p>
      </noscript>
      {state && (
        <Button type="button" variant="secondary" onClick={openPanel}>
          {copy.again}
        </Button>
      )}
    </MessagePage>
  )
}
