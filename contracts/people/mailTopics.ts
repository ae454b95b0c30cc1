import type { TopUpWallet } from '../money/topUp.ts'

/** The mails that an account may turn off, with their defaults. All other mails are part of the service. */
export const mailTopics = {
  lowBalanceApi: true,
  lowBalanceProduct: true,
  bulkFinished: true,
  payments: true,
  /** Only for accounts that turned the fleet's reminders on. */
  fleetDue: true,
  /** Only for accounts that repeat a file. */
  scheduledRuns: true,
  /** Only for accounts that monitor somebody. */
  monitoring: true,
  /** Only for accounts that let a person review court cases. */
  courtReviews: true,
  /** Only for accounts that screen candidates again. */
  rescreening: true,
  /** Only for accounts that send documents to be signed. */
  esign: true,
  /** Advertising requires opting in. */
  news: false,
} as const

export type MailTopic = keyof typeof mailTopics

export const mailTopicNames = Object.keys(mailTopics) as [MailTopic, ...MailTopic[]]

/** Topics that are simply on or off; low-balance mails also have an amount. */
export const plainTopics = [
  'bulkFinished',
  'payments',
  'fleetDue',
  'scheduledRuns',
  'monitoring',
  'courtReviews',
  'rescreening',
  'esign',
  'news',
] as const satisfies MailTopic[]

export const lowBalanceTopics = {
  api: 'lowBalanceApi',
  product: 'lowBalanceProduct',
} as const satisfies Record<TopUpWallet, MailTopic>
