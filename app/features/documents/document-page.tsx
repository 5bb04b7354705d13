import type { ReactNode } from 'react'
import { formatFileSize, isShownInline } from '#app/features/files/file.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonAnchor } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/times/moment.tsx'
import { documentPage as copy, documentList } from '#content/documents.ts'
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
    ...(forStaff ? [[copy.client, document.client_name] as [string, ReactNode]] : []),
    [copy.project, document.project_name ?? documentList.noProject],
    [copy.type, <TypeBadge key="type" mimeType={document.mime_type} />],
    [copy.size, formatFileSize(document.file_size)],
    [copy.created, <Moment key="created" at={document.created_at} look="long" />],
    [copy.version, document.version],
  ]
  return (
    <>
      <BackLink to={base}>{copy.back}</BackLink>
      <div className="mt-3 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="headline min-w-0 text-section wrap-anywhere">{document.name}</h1>
        <ButtonAnchor href={fileHref(base, document.id)} download>
          {documentList.download}
        </ButtonAnchor>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-10 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <dl aria-label={copy.details} className="self-start border-t border-ink">
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
        {copy.noPreview}
      </p>
    )
  const source = fileHref(base, id, { version, inline: true })
  return (
    <section aria-label={copy.preview} className="min-w-0">
      {type === 'application/pdf' ? (
        <iframe
          key={source}
          src={source}
          title={copy.previewOf(name)}
          loading="lazy"
          className="hidden h-[75vh] w-full border border-line bg-surface sm:block"
        />
      ) : (
        <img
          key={source}
          src={source}
          alt={copy.previewOf(name)}
          className="mx-auto max-h-[75vh] max-w-full border border-line bg-surface object-contain"
        />
      )}
      <a
        href={source}
        target="_blank"
        rel="noreferrer"
        className="text-link mt-2 inline-flex min-h-6 items-center text-small"
      >
        {copy.openPreview}
      </a>
    </section>
  )
}
