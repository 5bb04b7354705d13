import { data } from 'react-router'
import { describeFault } from '#app/features/files/file-fault.ts'
import { discardFiles, receiveFiles } from '#app/features/files/file-service.server.ts'
import { giveUpload, markGiven } from '#app/features/uploads/join-pieces-service.server.ts'
import { readUpload } from '#app/features/uploads/upload-service.server.ts'
import type { Actor } from '#app/platform/actor.ts'
import type { App } from '#app/platform/app.server.ts'
import { cleanText } from '#app/platform/clean-text.ts'
import { AppError, type ErrorCode } from '#app/platform/errors.ts'
import { textField } from '#app/platform/form-data.server.ts'
import { redirectWithToast } from '#app/platform/toast.server.ts'
import { portalRequest as copy } from '#content/client-requests.ts'
import { answerLength, type GiveRefusal, portalRequestsPath } from './client-request.ts'
import { readRequest } from './client-request-service.server.ts'
import { answerLine, countGiven, giveFiles } from './portal-client-request-service.server.ts'

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
  let line = ''
  const refuse = (error: string, status: number, headers?: Record<string, string>) =>
    data<GiveRefusal>({ line, error, answer: '' }, { status, headers })
  try {
    const upload = await readUpload(app, actor, requestId, uploadId)
    line = upload.line_id
    const place = { requestId, lineId: line, counted: true } as const
    // Before the pieces are put together, which takes long.
    if (!upload.isGiven && upload.received === upload.size) await countGiven(app, actor)
    const fault = await giveUpload(app, actor, upload, (file) =>
      giveFiles(app, actor, place, [file], (tx) => markGiven(tx, upload)),
    )
    if (fault) return refuse(describeFault(fault, { maxBytes: app.config.largestUpload }), 422)
    const { lines } = await readRequest(app, actor, requestId)
    return await redirectWithToast(`${portalRequestsPath}/${requestId}`, {
      title: copy.sent(lines.find(({ id }) => id === line)?.title ?? upload.name),
    })
  } catch (error) {
    return refuseSaid(error, refuse, [...saidCodes, 'not_found'])
  }
}

const saidCodes: ErrorCode[] = ['conflict', 'rate_limited']

/** Refuses with the sentence of an error that is for the sender. @throws every other error */
function refuseSaid<T>(
  error: unknown,
  refuse: (sentence: string, status: number, headers?: Record<string, string>) => T,
  codes = saidCodes,
): T {
  if (!(error instanceof AppError) || !codes.includes(error.code)) throw error
  return refuse(error.userMessage, error.status, error.init.headers)
}

function faultOf(answer: string): string {
  if (answer === '') return copy.errors.answer
  return answer.length > answerLength ? copy.errors.answerLong : ''
}
