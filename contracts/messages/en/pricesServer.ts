/** What the server says about prices. */
export const pricesServer = {
  past: 'A price cannot start in the past. Choose a date after today, or start it now.',
  farOff: 'Choose a date within the next %{days} days.',
  endsFirst: 'The last day is before the first day.',
  noneToEnd: 'This customer has no custom price for %{product} to end on that date.',
  columns: {
    product: 'Product',
    price: 'Your price, ₹',
    list: 'List price, ₹',
    next: 'Next price, ₹',
    nextAt: 'Next price from, UTC',
  },
} as const
