export const palette = {
  title: 'Go to',
  close: 'Close',
  console: 'Page, product or request ID',
  admin: 'Page, order, payment, phone, vehicle or ID',
  groups: { recent: 'Recent', found: 'Found', pages: 'Pages', products: 'Products' },
  kind: { ver: 'Verification', job: 'File', req: 'API request' },
  searching: 'Searching…',
  none: 'Nothing found. IDs must be complete.',
  keys: '↑ ↓ to select · Enter to open · Esc to close',
} as const
