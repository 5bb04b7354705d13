import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { SubmitButton } from './button.tsx'
import { Form } from './form.tsx'
import { Guilloche } from './guilloche.tsx'
import { MrzLine } from './mrz-line.tsx'
import { StatusBadge } from './status-badge.tsx'

type MessagePageProps = {
  mrz: string
  title: string
  text: string
  status?: string
  /** Of the status. */
  tone?: 'verdigris' | 'ochre' | 'ink'
  children?: ReactNode
}

/** A page with one message and one action. */
export function MessagePage({ mrz, title, text, status, tone, children }: MessagePageProps) {
  return (
    <section className="frame grid grid-cols-1 items-center gap-x-12 gap-y-10 py-16 md:grid-cols-12 md:py-24">
      <div className="min-w-0 md:col-span-7">
        <MrzLine text={mrz} className="mb-6" />
        {status && (
          <p className="mb-4">
            <StatusBadge tone={tone} tilt="left">
              {status}
            </StatusBadge>
          </p>
        )}
        <h1 className="display text-title">{title}</h1>
        <p className="prose-measure mt-4 text-lead wrap-anywhere text-ink-muted">{text}</p>
        {children && <div className="mt-8">{children}</div>}
      </div>
      <div
        aria-hidden="true"
        className="hidden justify-center md:col-span-4 md:col-start-9 md:flex"
      >
        <Guilloche figure="quiet" className="w-full max-w-80" />
      </div>
    </section>
  )
}

type ConfirmPageProps = {
  copy: {
    mrz: string
    title: string
    text: (email: string) => string
    submit: string
    submitting: string
  }
  email: string
}

/** What a mailed link opens when it is to change something: the link asks, and the button does it. */
export function ConfirmPage({ copy, email }: ConfirmPageProps) {
  const pending = useNavigation().formMethod === 'POST'
  return (
    <MessagePage mrz={copy.mrz} title={copy.title} text={copy.text(email)}>
      <Form method="post">
        <SubmitButton size="large" label={copy.submit} busy={pending && copy.submitting} />
      </Form>
    </MessagePage>
  )
}
