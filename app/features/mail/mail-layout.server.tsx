import {
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
import { language as usual } from '#content/locale.ts'

/**
 * The colours of the light and the dark scheme; each has a class, which the dark scheme's media
 * query overrides.
 */
const colours = {
  paper: { property: 'background-color', light: '#F7F5F0', dark: '#0E1422' },
  surface: { property: 'background-color', light: '#FFFFFF', dark: '#151D2F' },
  ink: { property: 'color', light: '#141B2D', dark: '#ECE8DF' },
  muted: { property: 'color', light: '#545B6B', dark: '#A6ABB8' },
  line: { property: 'border-color', light: '#D8D4CA', dark: '#2A3347' },
  rule: { property: 'border-color', light: '#141B2D', dark: '#ECE8DF' },
  link: { property: 'color', light: '#2457A6', dark: '#7FA9EE' },
  action: { property: 'background-color', light: '#1B2A4A', dark: '#C9D3EA' },
  'action-text': { property: 'color', light: '#FFFFFF', dark: '#0E1422' },
} as const
const { paper, surface, ink, muted, line, link, action } = colours

const darkRules = Object.entries(colours).map(
  ([name, { property, dark }]) => `.m-${name} { ${property}: ${dark} !important; }`,
)
const css = [
  ':root { color-scheme: light dark; supported-color-schemes: light dark; }',
  `@media (prefers-color-scheme: dark) { ${darkRules.join(' ')} }`,
  '@media (max-width: 480px) { .m-outer { padding: 0 !important; } .m-surface { border-width: 0 !important; padding: 24px 18px 20px !important; } }',
].join('\n')

const serif = "Fraunces, Georgia, 'Times New Roman', serif"
const sans = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"
const mono = "'IBM Plex Mono', 'Courier New', monospace"

/** A word that is longer than a narrow screen may break anywhere. */
const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const

type LayoutProps = {
  /** As the `lang` attribute names it. */
  language?: string
  preview: string
  label: string
  title: string
  footer: string
  children: ReactNode
}

/** The frame of every mail: background, line, machine line and footer. */
export function MailLayout(props: LayoutProps) {
  const { language = usual, preview, label, title, footer, children } = props
  return (
    <Html lang={language}>
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{css}</style>
      </Head>
      <body className="m-paper" style={{ backgroundColor: paper.light, margin: 0 }}>
        <Preview>{preview}</Preview>
        {/* Some mail programs remove the styles of the body; a table with one cell keeps them. */}
        <table
          role="presentation"
          width="100%"
          cellPadding="0"
          cellSpacing="0"
          style={{ tableLayout: 'fixed' }}
        >
          <tbody>
            <tr>
              <td
                className="m-paper m-ink m-outer"
                style={{
                  backgroundColor: paper.light,
                  color: ink.light,
                  fontFamily: sans,
                  padding: '32px 12px',
                }}
              >
                <Container
                  className="m-surface m-line"
                  style={{
                    backgroundColor: surface.light,
                    border: `1px solid ${line.light}`,
                    maxWidth: 560,
                    padding: '32px 32px 24px',
                  }}
                >
                  {/* Decoration: screen readers skip it, and it is not in the plain text. */}
                  <Text
                    aria-hidden="true"
                    data-skip-in-text="true"
                    className="m-muted"
                    style={{
                      fontFamily: mono,
                      fontSize: 11,
                      letterSpacing: '0.09em',
                      color: muted.light,
                      margin: 0,
                      wordBreak: 'break-all',
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
                      ...breaking,
                    }}
                  >
                    {title}
                  </Heading>
                  {children}
                  <Hr
                    className="m-line"
                    style={{ borderColor: line.light, margin: '28px 0 14px' }}
                  />
                  <Text
                    className="m-muted"
                    style={{
                      fontSize: 13,
                      lineHeight: 1.5,
                      color: muted.light,
                      margin: 0,
                      ...breaking,
                    }}
                  >
                    {footer}{' '}
                    <MailLink href={`mailto:${company.mailbox}`}>{company.mailbox}</MailLink>
                  </Text>
                </Container>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </Html>
  )
}

/** A link in a text. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="m-link" style={{ color: link.light }}>
      {children}
    </Link>
  )
}

/** A line below a title with a date or a name. */
export function MailAside({ children }: { children: ReactNode }) {
  return (
    <span className="m-muted" style={{ fontSize: 13, color: muted.light }}>
      {children}
    </span>
  )
}

/** A title that is a link. */
export function MailHeadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="m-ink"
      style={{ color: ink.light, fontSize: 20, fontFamily: serif }}
    >
      {children}
    </Link>
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
        ...breaking,
      }}
    >
      {typeof children === 'string' ? <Lines text={children} /> : children}
    </Text>
  )
}

/** Line breaks as elements, from which the plain-text version is made. */
function Lines({ text }: { text: string }) {
  return text.split('\n').flatMap((line, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once; its lines never change their order
    place === 0 ? [line] : [<br key={place} />, line],
  )
}

/** A table of names and values. */
export function MailTable({ rows }: { rows: { name: string; value: string }[] }) {
  return (
    <Section
      className="m-rule"
      style={{ borderTop: `1px solid ${ink.light}`, margin: '8px 0 20px' }}
    >
      {rows.map(({ name, value }) => (
        <Section
          key={name}
          className="m-line"
          style={{ borderBottom: `1px solid ${line.light}`, padding: '9px 0' }}
        >
          <Text
            className="m-muted"
            style={{
              fontFamily: mono,
              fontSize: 11,
              letterSpacing: '0.09em',
              color: muted.light,
              margin: 0,
              textTransform: 'uppercase',
              ...breaking,
            }}
          >
            {name}
          </Text>
          <Text style={{ fontSize: 15, lineHeight: 1.45, margin: '2px 0 0', ...breaking }}>
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
      className="m-action m-action-text"
      style={{
        backgroundColor: action.light,
        color: colours['action-text'].light,
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
