import { redirect } from 'react-router'
import { lockDemo } from '#app/features/demo/demo-service.server.ts'

export const loader = () => redirect('/allied')

export async function action() {
  return redirect('/allied', { headers: { 'Set-Cookie': await lockDemo() } })
}
