import { render } from '@react-email/render'
import type { ReactElement } from 'react'

/** Both forms of a mail. @param page what it says, in a `MailLayout` */
export async function renderMail(page: ReactElement): Promise<{ html: string; text: string }> {
  return { html: await render(page), text: await render(page, { plainText: true }) }
}
