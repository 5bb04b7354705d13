import { Fragment } from 'react'
import type { TrustReport } from '#app/features/company/trust-report.ts'
import { listDate } from '#app/ui/format-date.ts'
import { company } from '#content/company.ts'
import { retentionCopy, supplierRoles, trust } from '#content/trust.ts'
import { DetailList, NothingYet, ProofSection } from './proof-section.tsx'
import { ProofTable } from './proof-table.tsx'

export function TrustSuppliers({ suppliers }: Pick<TrustReport, 'suppliers'>) {
  const copy = trust.suppliers
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      {suppliers.length === 0 ? (
        <NothingYet text={copy.empty} />
      ) : (
        <ProofTable
          label={copy.title}
          columns={Object.values(copy.columns)}
          rows={suppliers.map(({ role, host, stated }) => ({
            key: role,
            cells: [supplierRoles[role], host, stated ?? copy.unstated],
          }))}
        />
      )}
    </ProofSection>
  )
}

export function TrustPlaces({ places, stated }: Pick<TrustReport, 'places' | 'stated'>) {
  const copy = trust.places
  const { database, files } = places
  return (
    <ProofSection id={copy.id} title={copy.title}>
      <p className="mt-4 max-w-[62ch] whitespace-pre-line">
        {stated.data_location ?? copy.unstated}
      </p>
      <ul className="mt-3 max-w-[62ch] text-ink-muted">
        <li>{database ? copy.database.away(database) : copy.database.here}</li>
        <li>{files ? copy.files.away(files.host, files.region) : copy.files.here}</li>
        {stated.hosting_provider && (
          <li>
            {copy.operator} {stated.hosting_provider}
          </li>
        )}
      </ul>
    </ProofSection>
  )
}

export function TrustRetention({ retention }: Pick<TrustReport, 'retention'>) {
  const copy = trust.retention
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      <ProofTable
        label={copy.title}
        columns={Object.values(copy.columns)}
        rows={retention.map(({ id, days }) => ({
          key: id,
          cells: [retentionCopy[id], copy.days(days)],
        }))}
      />
      <p className="mt-4 max-w-[62ch] text-ink-muted">{copy.others}</p>
    </ProofSection>
  )
}

export function TrustRunning({ stated }: Pick<TrustReport, 'stated'>) {
  const copy = trust.running
  const { status_page: status, incidents, restore_tested_on: restored } = stated
  const details = [
    {
      term: copy.status,
      text: (
        <Fragment key="status">
          <a href="/status" className="text-link">
            {copy.own.name}
          </a>
          <span className="block">{copy.own.text}</span>
          {status && (
            <span className="block">
              {copy.elsewhere}{' '}
              <a href={status} className="text-link">
                {status}
              </a>
            </span>
          )}
        </Fragment>
      ),
    },
    ...(incidents ? [{ term: copy.incidents, text: incidents }] : []),
    ...(restored
      ? [
          {
            term: copy.restore,
            text: [listDate(restored), stated.restore_test_result].filter(Boolean).join('\n'),
          },
        ]
      : []),
  ]
  return (
    <ProofSection id={copy.id} title={copy.title}>
      <DetailList details={details} />
      {!incidents && !restored && <NothingYet text={copy.empty} />}
    </ProofSection>
  )
}

export function TrustDisclosure() {
  const copy = trust.disclosure
  return (
    <ProofSection id={copy.id} title={copy.title} text={copy.text}>
      <p className="mt-4">
        {copy.mail}{' '}
        <a href={`mailto:${company.mailbox}`} className="text-link">
          {company.mailbox}
        </a>
        . {copy.file}{' '}
        <a href="/.well-known/security.txt" className="text-link">
          /.well-known/security.txt
        </a>
        .
      </p>
    </ProofSection>
  )
}
