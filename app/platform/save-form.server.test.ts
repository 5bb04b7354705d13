import { parseWithZod } from '@conform-to/zod/v4'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { saveForm } from './save-form.server.ts'

const schema = z.object({ name: z.string({ error: 'Enter a name.' }) })
const typed = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseWithZod(form, { schema })
}
const failing = (error: Error) => () => Promise.reject(error)

it('saves valid values and answers with what the save says', async () => {
  const answer = Response.redirect('https://there.example/', 302)
  const saved: unknown[] = []
  const save = async (values: unknown) => {
    saved.push(values)
    return answer
  }
  expect(await saveForm(typed({ name: 'A' }), save)).toBe(answer)
  expect(saved).toEqual([{ name: 'A' }])
})

it('answers wrong fields with the form, and saves nothing', async () => {
  const answer = await saveForm(typed({}), failing(new Error('was saved')))
  expect(answer).toMatchObject({
    data: { result: { error: { name: ['Enter a name.'] } }, error: undefined },
    init: { status: 422 },
  })
})

it('answers a conflict with what was typed and the reason', async () => {
  const conflict = new AppError('conflict', 'Somebody else saved.')
  expect(await saveForm(typed({ name: 'A' }), failing(conflict))).toMatchObject({
    data: { result: { initialValue: { name: 'A' } }, error: 'Somebody else saved.' },
    init: { status: 409 },
  })
})

it('throws every other error', async () => {
  const gone = new AppError('not_found', 'Not found')
  await expect(saveForm(typed({ name: 'A' }), failing(gone))).rejects.toBe(gone)
  const broken = new Error('broken')
  await expect(saveForm(typed({ name: 'A' }), failing(broken))).rejects.toBe(broken)
})
