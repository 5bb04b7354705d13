import { data } from 'react-router'

/**
 * The answer to a form; when the connection is lost, one with which the form keeps what was typed.
 *
 * @param serverAction sends the form
 * @param lost what is said then
 * @throws Response of the server
 */
export async function answerOrLost<Answer>(serverAction: () => Promise<Answer>, lost: string) {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    return data({ result: null, error: lost }, { status: 503 })
  }
}
