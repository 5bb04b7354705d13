import type { Client } from 'pg'

/** PostgreSQL's description of a statement that was prepared and not run. */
export interface Description {
  /** Types of the parameters, as PostgreSQL's type numbers. */
  parameters: number[]
  columns: DescribedColumn[]
}
interface DescribedColumn {
  name: string
  /** PostgreSQL's type number. */
  dataTypeID: number
  /** The table and column that are read directly, or 0 for an expression. */
  tableID: number
  columnID: number
}

/** The part of the driver that speaks PostgreSQL's protocol; the driver's types do not include it. */
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
    // The methods that the driver expects of a custom query.
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
