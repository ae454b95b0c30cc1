/** The path prefix of each service. `main`, `login`, `payments` and `public` are the specification's services (§7). */
export const mounts = {
  main: '/api',
  login: '/login-api',
  payments: '/payments',
  public: '/public',
  admin: '/admin-api',
  gateway: '/v1',
  sandbox: '/sandbox',
  objects: '/objects',
} as const

export type Service = keyof typeof mounts

/** Who may make a call. All but `none` and `key` also need the static client token, which identifies the application (A26). */
export type Auth = 'none' | 'client' | 'customer' | 'admin' | 'key'

/**
 * The format of failures. `named`: HTTP 200 with `{ code, message }` (§8, A116). `mirrored`: the same, with the HTTP status as
 * `code`, as in the public challan calls. `http`: the real status with `{ error }`.
 */
export type Style = 'named' | 'mirrored' | 'http'

/** Who has signed in, and so has a role. */
export type SignedInAuth = Extract<Auth, 'customer' | 'admin'>

/** The address and the authentication of a call: everything that sending it needs. */
export interface CallRoute<A extends Auth = Auth> {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters are written `{name}`, as in the specification. */
  path: string
  auth: A
  style: Style
}
