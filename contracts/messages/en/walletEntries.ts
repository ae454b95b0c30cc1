export const walletEntries = {
  orders: 'My orders',
  pdf: 'Signed PDF',
  held: '%{amount} held',
  given: '%{amount} no longer held',
} as const
