import type { SampleInsight } from './sample.ts'
import { contentTypes } from './taxonomy.data.ts'

// Every file of the folder is an insight: to add one, add a file.
const files = import.meta.glob<SampleInsight>('./insights/*.data.ts', {
  eager: true,
  import: 'default',
})

/** The insights of a new installation, with their content types. */
export const sampleInsights = { contentTypes, insights: Object.values(files) }
