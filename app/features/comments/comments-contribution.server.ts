import type { Contribution } from '#app/platform/contribution.server.ts'
import { acceptReplyTo, acceptReplyToComment } from './comment-mail-reply-service.server.ts'

export const comments: Contribution = {
  replies: {
    comment: acceptReplyToComment,
    document: acceptReplyTo('document'),
    update: acceptReplyTo('update'),
  },
}
