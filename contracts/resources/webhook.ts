import { z } from 'zod'
import { deliveryStatuses, webhookEvents } from '../people/webhookEvents.ts'
import { choice } from '../platform/choice.ts'
import { limits } from '../platform/limits.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const { urlCharacters, descriptionCharacters } = limits.webhooks

const url = z
  .url({ protocol: /^https?$/, error: 'Enter a complete address that starts with https://' })
  .max(urlCharacters)
const description = z.string().trim().max(descriptionCharacters)
const events = z.array(z.enum(webhookEvents)).min(1, 'Choose at least one event.').max(webhookEvents.length)

const record = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  /** Why it is disabled: by a user, or after too many failures in a row. */
  disabledFor: z.enum(['person', 'failures']).nullable(),
  disabledAt: z.iso.datetime().nullable(),
  /** Consecutive failed attempts. */
  failures: z.number().int(),
  /** Identifies the secret: */
  hint: z.string(),
  /** The secret before the last rotation, while deliveries are also signed with it. */
  previous: z.object({ hint: z.string(), until: z.iso.datetime() }).nullable(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})

export type Webhook = z.output<typeof record>

const created = record.extend({
  /** Returned this once. */
  secret: z.string(),
})

export type CreatedWebhook = z.output<typeof created>

/** Endpoints that receive events. Deleting one also deletes its deliveries. */
export const webhook = defineResource({
  name: 'webhooks',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  words: {
    title: text('Webhooks', 'वेबहुक'),
    none: text('No endpoints yet', 'अभी कोई एंडपॉइंट नहीं'),
    noneDetail: text(
      'Add an https endpoint. We send it a signed request for each event it is subscribed to.',
      'अपना https लिंक जोड़ें। जब भी आपका चुना हुआ कोई इवेंट होगा, हम उसे सिग्नेचर के साथ भेजेंगे।',
    ),
    error: text('The webhooks could not be loaded', 'वेबहुक लोड नहीं हो सके'),
  },
  fields: {
    url: { label: text('Endpoint URL', 'लिंक'), kind: 'mono' },
    description: { label: text('Description', 'किसलिए') },
    hint: { label: text('Signing secret', 'साइनिंग सीक्रेट'), kind: 'mono' },
    events: {
      label: text('Events', 'इवेंट'),
      kind: 'choice',
      choices: {
        'verification.completed': choice(
          'A verification is answered, found or not found',
          'वेरिफ़िकेशन का जवाब आया, मिला या नहीं मिला',
        ),
        'verification.failed': choice('A source did not respond', 'सोर्स से जवाब नहीं आया'),
        'bulk_job.completed': choice('A bulk job is finished', 'बल्क फ़ाइल पूरी हुई'),
        'wallet.low': choice('A wallet falls below its alert amount', 'वॉलेट का बैलेंस अलर्ट से नीचे गया'),
        'fleet.document_due': choice('A vehicle’s document is about to end', 'गाड़ी का कोई दस्तावेज़ खत्म होने वाला है'),
        'bulk_schedule.run_ended': choice('A repeated file was checked again', 'दोहराई जाने वाली फ़ाइल दोबारा जाँची गई'),
        'bulk_schedule.run_skipped': choice('A repeated file could not run', 'दोहराई जाने वाली फ़ाइल नहीं चल सकी'),
        'monitor.changed': choice('Something changed about a monitored subject', 'निगरानी में कुछ बदला'),
        'monitor.paused': choice('Monitoring is paused for lack of balance', 'बैलेंस कम होने से निगरानी रुकी'),
        'invitation.sent': choice('An invitation is sent', 'न्योता भेजा गया'),
        'invitation.opened': choice('An invitation is opened', 'न्योता खोला गया'),
        'invitation.answered': choice('An invitation is answered', 'न्योते का जवाब मिला'),
        'invitation.declined': choice('An invitation is declined', 'न्योता ठुकराया गया'),
        'invitation.expired': choice('An invitation has expired', 'न्योते का समय बीत गया'),
        'invitation.bounced': choice('An invitation could not be delivered', 'न्योता पहुँच नहीं सका'),
        'case.step_ended': choice('A step of a case ended', 'केस का एक स्टेप पूरा हुआ'),
        'case.completed': choice('A case has its result', 'केस का नतीजा आया'),
        'case.expired': choice('A case ran out of time', 'केस का समय निकल गया'),
        'case.cancelled': choice('A case was cancelled', 'केस रद्द हुआ'),
        'payout.paid': choice('A payout was paid', 'पेआउट का पेमेंट हुआ'),
        'payout.returned': choice('The bank returned a payout', 'बैंक से पेआउट वापस आया'),
        'envelope.sent': choice('A document was sent to be signed', 'दस्तावेज़ साइन के लिए भेजा गया'),
        'envelope.recipient_done': choice('A recipient has signed or approved', 'किसी ने साइन किया या मंज़ूरी दी'),
        'envelope.completed': choice('A document is signed by everybody', 'दस्तावेज़ पर सबके साइन हो गए'),
        'envelope.declined': choice('A recipient declined to sign', 'किसी ने साइन करने से मना किया'),
        'envelope.voided': choice('A document was voided', 'दस्तावेज़ रद्द हुआ'),
        'envelope.expired': choice('A document ran out of time', 'दस्तावेज़ का समय निकल गया'),
        'inquiry.completed': choice('An inquiry has its answers', 'पूछताछ के जवाब आ गए'),
        'inquiry.reviewed': choice('The subject has answered an inquiry', 'व्यक्ति ने पूछताछ पर जवाब दिया'),
        'video_kyc.gate_changed': choice(
          'Whether an account may be used after video KYC',
          'वीडियो KYC के बाद खाता इस्तेमाल हो सकता है या नहीं',
        ),
        'video_call.proposed': choice('A video call awaits its audit', 'वीडियो कॉल का ऑडिट बाकी है'),
        'video_call.decided': choice('A video call is decided', 'वीडियो कॉल का फ़ैसला हुआ'),
      },
    },
  },
  record,
  filter: z.object({ id: z.array(z.string().max(64)).max(100).optional() }),
  sorts: ['id'],
  create: z.object({ url, description: description.optional().default(''), events }),
  created,
  /** Omitted fields are unchanged. */
  update: z.object({
    url: url.optional(),
    description: description.optional(),
    events: events.optional(),
    active: z.boolean().optional(),
  }),
})

const delivery = z.object({
  id: z.string(),
  endpointId: z.string(),
  url: z.string(),
  event: z.string(),
  /** The same in every delivery of an event, including replays. */
  eventId: z.string(),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  /** The status of the last attempt; null without a response. */
  responseCode: z.number().int().nullable(),
  latencyMs: z.number().int().nullable(),
  /** The next attempt of a pending delivery. */
  nextAt: z.iso.datetime().nullable(),
  /** The delivery that this one replays. */
  replayOf: z.string().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})

export type WebhookDelivery = z.output<typeof delivery>

const deliveryDetail = delivery.extend({
  /** The body as sent. */
  body: z.string(),
  tries: z.array(
    z.object({
      number: z.number().int(),
      at: z.iso.datetime(),
      responseCode: z.number().int().nullable(),
      latencyMs: z.number().int(),
      /** Why there was no valid response. */
      error: z.string().nullable(),
      /** The beginning of the response, with personal data removed. */
      snippet: z.string().nullable(),
    }),
  ),
})

export type WebhookDeliveryDetail = z.output<typeof deliveryDetail>

/** The delivery log. */
export const webhookDelivery = defineResource({
  name: 'webhook-deliveries',
  audience: 'customer',
  permission: 'apiKeys',
  actions: ['list', 'show'],
  words: {
    title: text('Deliveries', 'डिलीवरी'),
    none: text('No deliveries yet', 'अभी कुछ भेजा नहीं गया'),
    noneDetail: text('Send a test event to see one here.', 'टेस्ट इवेंट भेजें, वह यहाँ दिखेगा।'),
    one: text('Delivery', 'डिलीवरी'),
  },
  fields: {
    event: { label: text('Event', 'इवेंट'), kind: 'mono' },
    status: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        pending: choice('Pending', 'बाकी', 'info'),
        delivered: choice('Delivered', 'पहुँची', 'success'),
        dead: choice('Failed', 'नहीं पहुँची', 'danger'),
      },
    },
    url: { label: text('Endpoint', 'एंडपॉइंट'), kind: 'mono' },
    attempts: { label: text('Attempts', 'कोशिशें'), kind: 'count' },
    responseCode: { label: text('Response', 'जवाब') },
    latencyMs: { label: text('Latency', 'समय लगा') },
    createdAt: { label: text('Time', 'समय'), kind: 'time' },
    id: { label: text('Delivery ID', 'डिलीवरी ID'), kind: 'id' },
    eventId: { label: text('Event ID', 'इवेंट ID'), kind: 'id' },
    nextAt: { label: text('Next attempt', 'अगली कोशिश'), kind: 'time' },
    replayOf: { label: text('Replay of', 'किसकी दोबारा डिलीवरी'), kind: 'id' },
  },
  record: delivery,
  detail: deliveryDetail,
  filter: z.object({
    id: z.array(z.string().max(64)).max(100).optional(),
    endpoint: z.string().max(64).optional(),
    status: z.enum(deliveryStatuses).optional(),
    /** A keyset cursor: the last id of the previous page, in the list's order. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id'],
})
