/** `kept`: there was no answer; what has arrived is deleted a day later. */
export type Deleted = 'deleted' | 'given' | 'kept'

const patienceMilliseconds = 10_000

/** Deletes what has arrived of a file, unless it has become a document. */
export async function deleteUpload(uploadUrl: string): Promise<Deleted> {
  if (!uploadUrl) return 'deleted'
  const answer = await fetch(uploadUrl, {
    method: 'DELETE',
    headers: { 'tus-resumable': '1.0.0' },
    signal: AbortSignal.timeout(patienceMilliseconds),
  }).catch(() => undefined)
  if (answer?.status === 409) return 'given'
  return answer?.status === 204 || answer?.status === 404 ? 'deleted' : 'kept'
}
