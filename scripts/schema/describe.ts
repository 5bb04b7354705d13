import type { Client } from 'pg'

/** What PostgreSQL says of a statement that it has prepared and not run. */
export interface Description {
  /** Types of the parameters, as PostgreSQL's numbers. */
  parameters: number[]
  columns: DescribedColumn[]
}
interface DescribedColumn {
  name: string
  /** PostgreSQL's number of the type. */
  dataTypeID: number
  /** The table and column that are read as they are, or 0 for an expression. */
  tableID: number
  columnID: number
}

/** The part of the driver that speaks PostgreSQL's protocol; its types do not tell of it. */
interface Protocol {
  parse(query: { name: string; text: string; types: number[] }): void
  describe(what: { type: 'S'; name: string }): void
  sync(): void
  once(event: 'parameterDescription', take: (message: { dataTypeIDs: number[] }) => void): void
}

/**
 * Prepares a statement and describes it, without running it.
 * @throws DatabaseError when PostgreSQL refuses the statement
 */
export function describe(client: Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    const description: Description = { parameters: [], columns: [] }
    // What the driver asks of a query of its own.
    const query = {
      submit(connection: Protocol) {
        connection.once('parameterDescription', (message) => {
          description.parameters = message.dataTypeIDs
        })
        connection.parse({ name: '', text, types: [] })
        connection.describe({ type: 'S', name: '' })
        connection.sync()
      },
      handleRowDescription(message: { fields: DescribedColumn[] }) {
        description.columns = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(description),
    }
    client.query(query as never)
  })
}
