import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Field, Select } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Kept } from '#app/ui/kept/kept.tsx'
import { clientsPage } from '#content/admin-clients.ts'
import { SaveCell } from '../shell/save-cell.tsx'
import { type ClientRow, clientEditSchema, clientStatuses, pauseField } from './client.ts'
import { clientColumns } from './client-columns.tsx'
import type { ClientAnswer } from './client-dialog.tsx'
import { ClientField, type ClientFields } from './client-fields.tsx'
import { clientsHref } from './client-list-query.ts'

type ClientEdit = { client: ClientRow; search: string; answer: ClientAnswer | undefined }

/**
 * The columns with one row in edit, and the form of that row. A form cannot stand around the cells of
 * one row: it stands before the table, and its controls name it.
 */
export function useClientEdit({ client, search, answer }: ClientEdit) {
  const pending = useNavigation().formMethod === 'POST'
  const { name, company_name, contact_email, contact_phone, notes, status } = client
  const [form, fields] = useForm({
    id: `client-${client.id}`,
    lastResult: answer?.result,
    defaultValue: { name, company_name, contact_email, contact_phone, notes, status },
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: clientEditSchema }),
  })
  const shared = { fields: fields as unknown as ClientFields, of: client.name, form: form.id }
  const cells: Record<string, ReactNode> = {
    name: (
      <span className="grid gap-2">
        <ClientField {...shared} name="name" focused />
        <ClientField {...shared} name="notes" />
      </span>
    ),
    company_name: <ClientField {...shared} name="company_name" />,
    contact_email: (
      <span className="grid gap-2">
        <ClientField {...shared} name="contact_email" />
        <ClientField {...shared} name="contact_phone" />
      </span>
    ),
    status: (
      <Field
        id={fields.status.id}
        label={clientsPage.fieldOf(clientsPage.fields.status, client.name)}
        labelHidden
        error={fields.status.errors}
        className="lg:min-w-32"
      >
        <Select
          name={fields.status.name}
          form={form.id}
          defaultValue={fields.status.initialValue}
          options={clientStatuses.map((value) => ({ value, label: clientsPage.statuses[value] }))}
        />
      </Field>
    ),
    actions: (
      <SaveCell
        form={form.id}
        back={clientsHref(search)}
        pending={pending}
        error={answer?.error}
        copy={clientsPage}
      />
    ),
  }
  const columns = clientColumns(search).map((column) => ({
    ...column,
    cell: (row: ClientRow) => (row.id === client.id && cells[column.key]) || column.cell(row),
  }))
  const editForm = (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      action={clientsHref(search, { edit: client.id })}
      preventScrollReset
      replace
    >
      <Kept name={`client ${client.id}`} />
      <input type="hidden" name="updated_at" value={client.updated_at} />
      {answer?.pauses && <input type="hidden" name={pauseField} value="yes" />}
    </Form>
  )
  return { columns, form: editForm }
}
