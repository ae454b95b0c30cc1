/** The product catalogue. */
export const products = {
  title: 'Products',
  intro: 'Prices are per answer. Format and code checks are free, and you pay nothing when a source is down.',
  price: 'Price',
  each: '%{price} per answer',
  sample: 'Sample',
  checks: 'What it checks',
  lastUsed: 'Last used',
  never: 'Never used',
  verify: 'Verify',
  bulk: 'Upload a file',
  responses: 'Responses',
  error: 'Products could not be loaded',
  state: { operational: 'Operational', degraded: 'Recovering', down: 'Down' },
} as const
