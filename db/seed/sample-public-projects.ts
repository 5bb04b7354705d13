import { sampleProjects } from './projects.data.ts'
import { capabilities, sectors } from './taxonomy.data.ts'

/** The projects of a new installation, with what they are filed under. */
export const samplePublicProjects = { sectors, capabilities, projects: sampleProjects }
