/** What the server says about prices. */
export const pricesServer = {
  past: 'A price cannot change in the past. Choose a day after today, or let it hold from now.',
  farOff: 'Choose a day within the next %{days} days.',
  endsFirst: 'The last day lies before the first.',
  noneToEnd: '%{product} has no price of its own for this customer from then on.',
  columns: {
    product: 'Product',
    price: 'Your price, ₹',
    list: 'List price, ₹',
    next: 'Next price, ₹',
    nextAt: 'Next price from, UTC',
  },
} as const
