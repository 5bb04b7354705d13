import type { RouterContextProvider } from 'react-router'
import { actorContext, appContext } from '#app/platform/context.ts'
import { readForm, readIntent, textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { recordMoves } from '#content/references-panel.ts'
import { moveRow, moves } from './order-service.server.ts'
import type { OrderedTable } from './order-store.server.ts'

/** Handles the arrows of a list whose order is that of the site. @param path the list */
export async function takeMove(
  context: Readonly<RouterContextProvider>,
  request: Request,
  table: OrderedTable,
  path: string,
) {
  const [app, actor] = [context.get(appContext), context.get(actorContext)]
  const form = await readForm(request)
  const move = readIntent(form, moves, 'move')
  const moved = await moveRow(app, actor, { table, id: textField(form, 'id', 40) }, move)
  return redirectWithToast(path, recordMoves[moved])
}
