import { data } from 'react-router'
import { describeFault } from '#app/features/files/file-fault.ts'
import { discardFiles, receiveFiles } from '#app/features/files/file-service.server.ts'
import { giveUpload, markGiven } from '#app/features/uploads/join-pieces-service.server.ts'
import { readUpload } from '#app/features/uploads/upload-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { portalRequest as copy } from '#content/client-requests.ts'
import { answerLength, type GiveRefusal, portalRequestsPath } from './client-request.ts'
import { readRequest } from './client-request-service.server.ts'
import { answerLine, giveFiles } from './portal-client-request-service.server.ts'

type Posted = { app: App; actor: Actor; request: Request; requestId: string }

/** Handles files or an answer for a line, sent by a script or by a plain form. */
export async function takeGiven({ app, actor, request, requestId }: Posted) {
  const { fields, files, faults } = await receiveFiles(app, request, {
    fields: ['line', 'kind', 'answer', 'seen', 'sendId'],
  })
  const lineId = textField(fields, 'line', 40)
  const place = { requestId, lineId }
  const isAnswer = textField(fields, 'kind', 10) === 'answer'
  const answer = String(cleanText(textField(fields, 'answer', answerLength * 2)) ?? '')
  const seen = textField(fields, 'seen', 40)
  const refuse = (error: string, status: number) =>
    data<GiveRefusal>({ line: lineId, error, answer }, status)
  // A form for an answer has no files.
  if (isAnswer) await discardFiles(app, files)
  const fault = isAnswer ? faultOf(answer) : faults.map((one) => describeFault(one)).join(' ')
  if (fault || (!isAnswer && files.length === 0)) {
    if (!isAnswer) await discardFiles(app, files)
    const isOurs = faults.some(({ reason }) => reason === 'unavailable')
    return refuse(fault || copy.errors.files, isOurs ? 503 : 422)
  }
  try {
    const line = isAnswer
      ? await answerLine(app, actor, place, { answer, seen })
      : await giveFiles(app, actor, place, files)
    return await redirectWithToast(`${portalRequestsPath}/${requestId}`, {
      title: copy.sent(line.title),
    })
  } catch (error) {
    return refuseSaid(error, refuse)
  }
}

/** Gives a line the file whose pieces have all arrived; given before, it says so and adds nothing. */
export async function takeUpload({
  app,
  actor,
  requestId,
  uploadId,
}: Omit<Posted, 'request'> & { uploadId: string }) {
  const upload = await readUpload(app, actor, requestId, uploadId)
  const { lines } = await readRequest(app, actor, requestId)
  const place = { requestId, lineId: upload.line_id }
  const refuse = (error: string, status: number) =>
    data<GiveRefusal>({ line: upload.line_id, error, answer: '' }, status)
  try {
    const fault = await giveUpload(app, actor, upload, (file) =>
      giveFiles(app, actor, place, [file], (tx) => markGiven(tx, upload)),
    )
    if (fault) return refuse(describeFault(fault, { maxBytes: app.config.largestUpload }), 422)
  } catch (error) {
    return refuseSaid(error, refuse)
  }
  return redirectWithToast(`${portalRequestsPath}/${requestId}`, {
    title: copy.sent(lines.find(({ id }) => id === upload.line_id)?.title ?? upload.name),
  })
}

/** Refuses with the sentence of an error that is for the sender. @throws every other error */
function refuseSaid<T>(error: unknown, refuse: (sentence: string, status: number) => T): T {
  const isSaid = error instanceof AppError && ['conflict', 'rate_limited'].includes(error.code)
  if (isSaid) return refuse(error.userMessage, error.status)
  throw error
}

function faultOf(answer: string): string {
  if (answer === '') return copy.errors.answer
  return answer.length > answerLength ? copy.errors.answerLong : ''
}
