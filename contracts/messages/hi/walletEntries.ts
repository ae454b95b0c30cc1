import type { walletEntries as en } from '../en/walletEntries.ts'
import type { Texts } from '../types.ts'

export const walletEntries = {
  orders: 'मेरे ऑर्डर',
  pdf: 'साइन की हुई PDF',
  held: '%{amount} होल्ड',
  given: '%{amount} होल्ड से हटे',
} as const satisfies Texts<typeof en>
