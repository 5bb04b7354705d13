import type { ReactNode } from 'react'
import { formatFileSize, isShownInline } from '#app/features/files/file.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { longDate } from '#app/ui/format-date.ts'
import { documentList, documentPage as words } from '#content/documents.ts'
import { type Document, type DocumentVersion, fileHref } from './document.ts'
import { DocumentVersions } from './document-versions.tsx'
import { TypeBadge } from './type-badge.tsx'

type DocumentPageProps = {
  base: string
  document: Document
  versions: DocumentVersion[]
  forStaff?: boolean
  /** The actions of staff. */
  children?: ReactNode
}

/** One document: its details, a preview and all versions. */
export function DocumentPage(props: DocumentPageProps) {
  const { base, document, versions, forStaff = false, children } = props
  const details: [string, ReactNode][] = [
    ...(forStaff ? [[words.client, document.client_name] as [string, ReactNode]] : []),
    [words.project, document.project_name ?? documentList.noProject],
    [words.type, <TypeBadge key="type" mimeType={document.mime_type} />],
    [words.size, formatFileSize(document.file_size)],
    [words.created, longDate(document.created_at)],
    [words.version, document.version],
  ]
  return (
    <>
      <BackLink to={base}>{words.back}</BackLink>
      <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="headline min-w-0 text-section wrap-anywhere">{document.name}</h1>
        <ButtonAnchor href={fileHref(base, document.id)} download>
          {documentList.download}
        </ButtonAnchor>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <dl aria-label={words.details} className="self-start border-t border-ink">
          {details.map(([name, value]) => (
            <div key={name} className="border-b border-line py-2.5">
              <dt className="label text-ink-muted">{name}</dt>
              <dd className="mt-0.5 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <Preview base={base} document={document} />
      </div>
      {children}
      <DocumentVersions base={base} document={document} versions={versions} forStaff={forStaff} />
    </>
  )
}

function Preview({ base, document }: { base: string; document: Document }) {
  const { id, name, mime_type: type, version } = document
  if (!isShownInline(type))
    return (
      <p className="grid place-items-center border border-line bg-surface px-6 py-14 text-center text-ink-muted">
        {words.noPreview}
      </p>
    )
  const source = fileHref(base, id, { version, inline: true })
  return (
    <section aria-label={words.preview} className="min-w-0">
      {type === 'application/pdf' ? (
        <iframe
          key={source}
          src={source}
          title={words.previewOf(name)}
          loading="lazy"
          className="hidden h-[75vh] w-full border border-line bg-surface sm:block"
        />
      ) : (
        <img
          key={source}
          src={source}
          alt={words.previewOf(name)}
          className="mx-auto max-h-[75vh] max-w-full border border-line bg-surface object-contain"
        />
      )}
      <a
        href={source}
        target="_blank"
        rel="noreferrer"
        className="text-link mt-2 inline-flex min-h-6 items-center text-small"
      >
        {words.openPreview}
      </a>
    </section>
  )
}
