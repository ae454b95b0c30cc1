/** Every page of the product, its path and the app that shows it. No other file writes a page path. */
export const paths = {
  home: '/',
  login: '/login',
  appLogin: '/app-login',
  logout: '/logout',
  resetPassword: '/reset-password-user/:token',
  subUserInvitation: '/subusers-verify-email/:token',
  dashboard: '/dashboard',
  products: '/products',
  bulkPan: '/bulk-pan',
  bulkPanResponses: '/bulk-pan-responses',
  bulkPanDetail: '/bulk-pan-detail',
  bulkHit: '/bulk-hit',
  bulkHitResponses: '/bulk-hit-responses',
  product: '/products/:id',
  productResponses: '/products/:id/responses',
  productDetail: '/products/:id/detail',
  apiKeys: '/api-keys',
  myAccount: '/my-account',
  walletStatement: '/wallet-statement',
  sandbox: '/sandbox',
  docs: '/docs',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminLogout: '/admin/logout',
  adminDashboard: '/admin/dashboard',
  adminUserAccounts: '/admin/user-accounts',
  adminUserDetail: '/admin/user-detail',
  adminOverallTransactions: '/admin/overall-transactions',
  adminAccessDenied: '/admin/access-denied',
} as const

export type PageName = keyof typeof paths
export type App = 'console' | 'admin' | 'docs'

const appOf = (path: string): App => {
  if (path === paths.admin || path.startsWith(`${paths.admin}/`)) return 'admin'
  return path === paths.docs ? 'docs' : 'console'
}

export interface Page {
  name: PageName
  path: string
  app: App
}

export const pages: readonly Page[] = (Object.keys(paths) as PageName[]).map(name => ({
  name,
  path: paths[name],
  app: appOf(paths[name]),
}))

export const pagePaths: readonly string[] = pages.map(page => page.path)

/** A product for which the specification has no screen lives here. */
export const productPaths = (id: string) => ({
  verify: paths.product.replace(':id', id),
  list: paths.productResponses.replace(':id', id),
  detail: paths.productDetail.replace(':id', id),
})

/** A record's page, `/bulk-pan-detail?id=ver_…`: ids travel in the query, personal data never. */
export const withId = (path: string, id: string): string => `${path}?id=${encodeURIComponent(id)}`

/** A page at the end of a link in a mail. */
export const withToken = (path: string, token: string): string => path.replace(':token', encodeURIComponent(token))

/** The statement of one wallet, as react-admin's address has a list's filter. */
export const statementOf = (wallet: string): string =>
  `${paths.walletStatement}?filter=${encodeURIComponent(JSON.stringify({ wallet: [wallet] }))}`

const segments = (path: string) => path.split('/').filter(Boolean)

/** The page at a path, comparing whole segments: `/api-keys` is not `/api`. */
export const pageAt = (path: string): Page | undefined => {
  const asked = segments(path)
  return pages.find(page => {
    const own = segments(page.path)
    return own.length === asked.length && own.every((part, index) => part.startsWith(':') || part === asked[index])
  })
}
