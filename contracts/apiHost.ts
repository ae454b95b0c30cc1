/** Where the public challan calls go: origins without a slash at the end; empty is the page's own host. */
export interface ApiHosts {
  /** The origin of the production page. */
  page: string
  production: string
  development: string
}

/** The production API for the production page, the development API for any other (§7, A92). */
export const apiHostOf = (origin: string, { page, production, development }: ApiHosts): string =>
  origin === page ? production : development
