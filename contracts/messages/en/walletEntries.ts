export const walletEntries = {
  orders: 'My orders',
  held: '%{amount} held',
  given: '%{amount} no longer held',
} as const
