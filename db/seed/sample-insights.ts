import type { SampleInsight } from './sample.ts'
import { contentTypes } from './taxonomy.data.ts'

// Every file of the folder is one, so that adding an insight is adding a file.
const files = import.meta.glob<SampleInsight>('./insights/*.data.ts', {
  eager: true,
  import: 'default',
})

/** The insights of a new installation, with the types they come in. */
export const sampleInsights = { contentTypes, insights: Object.values(files) }
