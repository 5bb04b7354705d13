import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { newDecision as copy } from '#content/decisions.ts'
import type { ClientChoice } from './client.ts'
import { ClientChoiceForm, NewForClient } from './new-for-client.tsx'

const list = { name: 'probe', path: '/probes' }
const one = { options: [{ id: '1', name: 'One', company_name: null }], more: false }
const none: ClientChoice = { options: [], more: false }

function render(client: string | undefined, clients: ClientChoice, search: string): string {
  const Component = () => (
    <NewForClient {...{ list, copy, client }}>
      <ClientChoiceForm {...{ list, copy, clients, search }}>
        <button type="submit">Go</button>
      </ClientChoiceForm>
    </NewForClient>
  )
  const Page = createRoutesStub([{ path: '/', Component }])
  return renderToStaticMarkup(<Page />)
}

test('a client is chosen in a form that leads to the page again', () => {
  const page = render(undefined, one, '')
  expect(page).toContain('action="/probes/new"')
  expect(page).toContain('Go</button>')
  expect(page).not.toContain(copy.otherClient)
})

test('the page names the chosen client and leads to another', () => {
  const page = render('One', one, '')
  expect(page).toContain('<span class="font-medium wrap-anywhere">One</span>')
  expect(page).toMatch(new RegExp(`<a [^>]*href="/probes/new"[^>]*>${copy.otherClient}</a>`))
})

test('without any client one is to be created first; a search that finds none can be repeated', () => {
  const page = render(undefined, none, '')
  expect(page).toContain('href="/lead_admin/clients/new"')
  expect(page).not.toContain('<form')
  expect(render(undefined, none, 'Nobody')).toContain('<form')
})
