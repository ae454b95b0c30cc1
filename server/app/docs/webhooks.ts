import { z } from 'zod'
import { SIGNATURE_HEADER, type WebhookEvent } from '../../../contracts/people/webhookEvents.ts'
import { webhookData } from '../../../contracts/resources/webhookData.ts'

const text = (description: string) => ({ type: 'string', description })
const parameter = (name: string, description: string) => ({
  in: 'header',
  name,
  required: true,
  schema: text(description),
})

const events = Object.entries(webhookData) as [WebhookEvent, z.ZodObject][]

/** The requests that we send, as OpenAPI 3.1 describes them. */
export const openApiWebhooks = () =>
  Object.fromEntries(
    events.map(([event, data]) => [
      event,
      {
        post: {
          tags: ['Webhooks'],
          summary: event,
          operationId: event,
          parameters: [
            parameter('webhook-id', 'The ID of the event, the same in every delivery of it.'),
            parameter(SIGNATURE_HEADER, 'The time and the signature: t=<seconds>,v1=<hex>.'),
          ],
          requestBody: { required: true, content: { 'application/json': { schema: bodyOf(event, data) } } },
          responses: { '2XX': { description: 'The event was received. Any other response is followed by a retry.' } },
        },
      },
    ]),
  )

function bodyOf(event: WebhookEvent, data: z.ZodObject) {
  const { $schema: _, ...schema } = z.toJSONSchema(data)
  return {
    type: 'object',
    properties: {
      id: text('The ID of the event.'),
      type: { type: 'string', const: event },
      createdAt: { type: 'string', format: 'date-time' },
      data: schema,
    },
    required: ['id', 'type', 'createdAt', 'data'],
    additionalProperties: false,
  }
}

/** Each event with the fields of its `data`; a table in Markdown. */
export const webhookTable = [
  '| Event | `data` |',
  '|---|---|',
  ...events.map(
    ([event, data]) =>
      `| \`${event}\` | ${Object.keys(data.shape)
        .map(name => `\`${name}\``)
        .join(', ')} |`,
  ),
].join('\n')
