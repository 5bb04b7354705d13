import { data } from 'react-router'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { adminDecision as copy } from '#content/decisions.ts'
import { withdraw } from './admin-decision-service.server.ts'
import { adminDecisionsPath } from './decision.ts'
import { replaceNamed } from './decision-replacement-service.server.ts'

type Refusal = { error?: string; personError?: string }

/** Handles the forms by which staff withdraw a decision, or name somebody else in a person's place. */
export async function takeDeed(app: App, actor: Actor, request: Request, id: string) {
  const form = await readForm(request)
  const agent = request.headers.get('user-agent')
  const round = Number(textField(form, 'round', 9)) | 0
  const intent = readIntent(form, ['withdraw', 'replace'])
  const done = (title: string) => redirectWithToast(`${adminDecisionsPath}/${id}`, { title })
  try {
    if (intent === 'withdraw') {
      await withdraw(app, actor, { id, round }, agent)
      return await done(copy.wasWithdrawn)
    }
    const userId = textField(form, 'person', 40)
    if (userId === '') return data<Refusal>({ personError: copy.errors.person }, 422)
    const position = Number(textField(form, 'position', 9)) | 0
    const seen = { id, round, position, former: textField(form, 'former', 40), userId }
    return await done(copy.wasReplaced(await replaceNamed(app, actor, seen, agent)))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'conflict') return data<Refusal>({ error: error.userMessage }, 409)
    if (error.code === 'invalid' && intent === 'replace')
      return data<Refusal>({ personError: error.userMessage }, 422)
    throw error
  }
}
