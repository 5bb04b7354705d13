import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** What the chat's panel asks the server. */
const chatRequests = [
  ...['uploads', 'files', 'events', 'resume', 'forget', 'stop'],
  ...['hours', 'lead', 'mail', 'seen', 'questions', 'feedback'],
]

/** What programs ask: the assistant, the forms, the functions, and the payment provider. */
export const apiRoutes: RouteConfigEntry[] = [
  route('api/assistant/capabilities', 'routes/api/assistant-capabilities.ts'),
  route('api/form-token', 'routes/api/form-token.ts'),
  route('api/functions/send-blueprint-notification', 'routes/api/send-blueprint-notification.ts'),
  route('api/functions/handle-invitation-signup', 'routes/api/handle-invitation-signup.ts'),
  route('api/functions/smart-triage', 'routes/api/smart-triage.ts'),
  route('api/functions/vision-ocr', 'routes/api/vision-ocr.ts'),
  route('api/functions/voice-to-text', 'routes/api/voice-to-text.ts'),
  route('api/functions/text-to-speech', 'routes/api/text-to-speech.ts'),
  route('webhooks/stripe', 'routes/api/stripe-webhook.ts'),
  ...chatRequests.map((name) => route(`api/chat-${name}`, `routes/api/chat-${name}.ts`)),
]
