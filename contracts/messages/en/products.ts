/** The catalogue. */
export const products = {
  title: 'Products',
  intro: 'Prices are per answer. Format and codes are checked free, and nothing is charged when a source is down.',
  price: 'Price',
  each: '%{price} an answer',
  sample: 'Sample',
  checks: 'Tells you',
  lastUsed: 'Last used',
  never: 'Not used yet',
  verify: 'Verify',
  bulk: 'Upload a file',
  responses: 'Responses',
  error: 'Products could not be loaded',
  state: { operational: 'Operational', degraded: 'Recovering', down: 'Down' },
} as const
