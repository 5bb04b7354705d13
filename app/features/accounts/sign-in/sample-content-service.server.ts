import type { Tx } from '#app/platform/db.server.ts'
import * as store from './sample-content-store.server.ts'

/**
 * Instances that start together make a sample one after the other. To be called before what is already
 * there is read: that statement then sees what the other one has made.
 */
export const lockSamples = (tx: Tx): Promise<void> => store.lockSamples(tx)

/** The client, the project and the author of a sample request or decision; undefined when one is missing. */
export const samplePlace = (tx: Tx, email: string) => store.selectSamplePlace(tx, email)
