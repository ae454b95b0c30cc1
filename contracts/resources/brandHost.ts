import { z } from 'zod'
import { choice } from '../platform/choice.ts'
import { paths } from '../platform/paths.ts'
import { text } from '../platform/text.ts'
import { defineResource } from './define.ts'

const time = z.iso.datetime()

/** `waiting` for its DNS record, `verified`, `lost` after the record has gone, `ending` within its grace, `ended`. */
export const brandHostStates = ['waiting', 'verified', 'lost', 'ending', 'ended'] as const

/** What the last look into DNS said; `noAnswer` changes nothing. */
export const dnsAnswers = ['found', 'missing', 'otherValue', 'noAnswer'] as const

const record = z.object({
  id: z.string(),
  /** `challans.example.in` */
  host: z.string(),
  /** Below the operator's own host, or the client's own domain. */
  kind: z.enum(['subdomain', 'domain']),
  brandId: z.string(),
  brand: z.string(),
  clientId: z.string().nullable(),
  client: z.string().nullable(),
  state: z.enum(brandHostStates),
  /** The TXT record that proves ownership; null below the operator's own host, which needs none. */
  record: z.object({ name: z.string(), value: z.string() }).nullable(),
  answer: z.enum(dnsAnswers).nullable(),
  checkedAt: time.nullable(),
  verifiedAt: time.nullable(),
  /** Until when it goes on; null unless staff have taken it away. */
  endsAt: time.nullable(),
  endReason: z.string().nullable(),
  endedBy: z.string().nullable(),
  createdAt: time,
  /** What stops with it: orders that were paid and are not settled, lookups of the last 30 days, and end users of the brand. */
  openOrders: z.number().int(),
  searches: z.number().int(),
  endUsers: z.number().int(),
})

export type BrandHost = z.output<typeof record>

/** The sub-domains and domains of brands. */
export const brandHost = defineResource({
  name: 'brand-hosts',
  audience: 'admin',
  permission: 'admin.whiteLabel',
  actions: ['list', 'show', 'export'],
  paths: { list: paths.adminDeleteSubdomain },
  words: {
    title: text('Sub-domains', 'सब-डोमेन'),
    search: text('Part of the host or brand', 'होस्ट या ब्रांड का हिस्सा'),
    none: text('No brand has a host of its own', 'किसी ब्रांड का अपना होस्ट नहीं है'),
    noneDetail: text(
      'A host is added on the page of a client. Until then its brand is shown below our own host.',
      'होस्ट क्लाइंट के पेज पर जोड़ा जाता है। तब तक उसका ब्रांड हमारे ही होस्ट पर दिखता है।',
    ),
    one: text('Host', 'होस्ट'),
    missing: text('There is no such host', 'ऐसा कोई होस्ट नहीं है'),
  },
  fields: {
    host: { label: text('Host', 'होस्ट'), kind: 'mono' },
    kind: {
      label: text('Kind', 'प्रकार'),
      kind: 'choice',
      choices: { subdomain: choice('Sub-domain', 'सब-डोमेन'), domain: choice('Own domain', 'अपना डोमेन') },
    },
    brand: { label: text('Brand', 'ब्रांड') },
    client: { label: text('Client', 'क्लाइंट') },
    state: {
      label: text('Status', 'स्टेटस'),
      kind: 'choice',
      choices: {
        waiting: choice('Waiting for DNS', 'DNS का इंतज़ार', 'warning'),
        verified: choice('Verified', 'वेरिफ़ाइड', 'success'),
        lost: choice('DNS record lost', 'DNS रिकॉर्ड हट गया', 'danger'),
        ending: choice('Ends soon', 'जल्द बंद होगा', 'warning'),
        ended: choice('Ended', 'बंद'),
      },
    },
    record: { label: text('TXT record', 'TXT रिकॉर्ड'), kind: 'mono' },
    answer: {
      label: text('DNS', 'DNS'),
      kind: 'choice',
      choices: {
        found: choice('Record found', 'रिकॉर्ड मिला', 'success'),
        missing: choice('No record', 'रिकॉर्ड नहीं', 'warning'),
        otherValue: choice('Another value', 'दूसरी वैल्यू', 'warning'),
        noAnswer: choice('No answer', 'जवाब नहीं'),
      },
    },
    checkedAt: { label: text('Last checked', 'पिछली जाँच'), kind: 'time' },
    verifiedAt: { label: text('Verified', 'कब वेरिफ़ाई हुआ'), kind: 'time' },
    endsAt: { label: text('Ends', 'कब बंद होगा'), kind: 'time' },
    endReason: { label: text('Reason', 'कारण') },
    endedBy: { label: text('Taken away by', 'किसने हटाया') },
    createdAt: { label: text('Added', 'कब जुड़ा'), kind: 'time' },
    openOrders: { label: text('Open orders', 'चालू ऑर्डर'), kind: 'count' },
    searches: { label: text('Lookups in 30 days', '30 दिन की सर्च'), kind: 'count' },
    endUsers: { label: text('End users', 'एंड यूज़र'), kind: 'count' },
  },
  record,
  filter: z.object({
    q: z.string().trim().max(120).optional(),
    id: z.array(z.string().max(64)).max(100).optional(),
    state: z.array(z.enum(brandHostStates)).max(brandHostStates.length).optional(),
    /** A user id or a customer id. */
    client: z.string().trim().max(64).optional(),
    /** A keyset cursor: the last id of the previous page. */
    after: z.string().max(64).optional(),
  }),
  sorts: ['id', 'createdAt'],
  csv: { columns: ['host', 'kind', 'brand', 'client', 'state', 'answer', 'checkedAt', 'endsAt', 'createdAt'] },
})
