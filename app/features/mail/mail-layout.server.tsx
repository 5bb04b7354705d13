import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { company } from '#content/company.ts'

const ink = '#141B2D'
const muted = '#545B6B'
const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"
const mono = "'IBM Plex Mono', 'Courier New', monospace"

type LayoutProps = {
  preview: string
  label: string
  title: string
  footer: string
  children: ReactNode
}

/** The frame of every mail: paper, a hairline, the machine-readable line, the ledger. */
export function MailLayout({ preview, label, title, footer, children }: LayoutProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{preview}</Preview>
      <Body
        style={{
          backgroundColor: '#F7F5F0',
          color: ink,
          fontFamily: sans,
          margin: 0,
          padding: '32px 12px',
        }}
      >
        <Container
          style={{
            backgroundColor: '#FFFFFF',
            border: '1px solid #D8D4CA',
            maxWidth: 560,
            padding: '32px 32px 24px',
          }}
        >
          <Text
            style={{
              fontFamily: mono,
              fontSize: 11,
              letterSpacing: '0.09em',
              color: muted,
              margin: 0,
            }}
          >
            {label}
          </Text>
          <Heading
            as="h1"
            style={{
              fontFamily: serif,
              fontWeight: 400,
              fontSize: 30,
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
              margin: '12px 0 20px',
            }}
          >
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: '#D8D4CA', margin: '28px 0 14px' }} />
          <Text style={{ fontSize: 13, lineHeight: 1.5, color: muted, margin: 0 }}>
            {footer}{' '}
            <Link href={`mailto:${company.mailbox}`} style={{ color: '#2457A6' }}>
              {company.mailbox}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function MailText({ children }: { children: ReactNode }) {
  return (
    <Text
      style={{
        fontSize: 16,
        lineHeight: 1.55,
        margin: '0 0 16px',
        whiteSpace: 'pre-wrap',
        wordBreak: 'break-word',
      }}
    >
      {typeof children === 'string' ? <Lines text={children} /> : children}
    </Text>
  )
}

/** Line breaks as elements: the plain-text form of the mail is made from them. */
function Lines({ text }: { text: string }) {
  return text.split('\n').flatMap((line, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once; its lines never move
    place === 0 ? [line] : [<br key={place} />, line],
  )
}

/** Names and values, one hairline each. */
export function MailLedger({ rows }: { rows: { name: string; value: string }[] }) {
  return (
    <Section style={{ borderTop: `1px solid ${ink}`, margin: '8px 0 20px' }}>
      {rows.map(({ name, value }) => (
        <Section key={name} style={{ borderBottom: '1px solid #D8D4CA', padding: '9px 0' }}>
          <Text
            style={{
              fontFamily: mono,
              fontSize: 11,
              letterSpacing: '0.09em',
              color: muted,
              margin: 0,
              textTransform: 'uppercase',
            }}
          >
            {name}
          </Text>
          <Text style={{ fontSize: 15, lineHeight: 1.45, margin: '2px 0 0' }}>
            <Lines text={value} />
          </Text>
        </Section>
      ))}
    </Section>
  )
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      style={{
        backgroundColor: '#1B2A4A',
        color: '#FFFFFF',
        display: 'inline-block',
        fontSize: 15,
        padding: '12px 20px',
        textDecoration: 'none',
      }}
    >
      {children}
    </Link>
  )
}
