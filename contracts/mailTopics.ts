import type { TopUpWallet } from './topUp.ts'

/** The mails that an account may turn off, and whether they come until it says otherwise. All others are part of the service. */
export const mailTopics = {
  lowBalanceApi: true,
  lowBalanceProduct: true,
  bulkFinished: true,
  payments: true,
  /** Advertisement: only to who asked for it. */
  news: false,
} as const

export type MailTopic = keyof typeof mailTopics

export const mailTopicNames = Object.keys(mailTopics) as [MailTopic, ...MailTopic[]]

/** Those that are nothing but on or off; a low balance has its amount beside it. */
export const plainTopics = ['bulkFinished', 'payments', 'news'] as const satisfies MailTopic[]

export type PlainTopic = (typeof plainTopics)[number]

export const lowBalanceTopics = {
  api: 'lowBalanceApi',
  product: 'lowBalanceProduct',
} as const satisfies Record<TopUpWallet, MailTopic>
