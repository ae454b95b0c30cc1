/** Where a call is mounted. `main`, `login`, `payments` and `public` are the specification's services (§7). */
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

/** Who may call. All but `none` and `key` also need the static client token, which identifies the application (A26). */
export type Auth = 'none' | 'client' | 'customer' | 'admin' | 'superadmin' | 'key'

/**
 * How failures travel. `named`: HTTP 200 with `{ code, message }` (§8, A116). `mirrored`: the same, `code` being HTTP's own number, as the
 * public challan calls do. `http`: a real status with `{ error }`.
 */
export type Style = 'named' | 'mirrored' | 'http'

/** Where a call lies and who may call it: all that sending it takes. */
export interface CallRoute<A extends Auth = Auth> {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for parameters, as the specification writes them. */
  path: string
  auth: A
  style: Style
}
