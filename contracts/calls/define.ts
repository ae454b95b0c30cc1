import { z } from 'zod'
import { codes, type ErrorCode } from '../codes.ts'

/** Where a call is mounted. `main`, `login`, `payments` and `public` are the specification's services (§7). */
export const mounts = {
  main: '/api',
  login: '/login-api',
  payments: '/payments',
  public: '/public',
  admin: '/admin-api',
  gateway: '/v1',
  sandbox: '/sandbox',
} as const

export type Service = keyof typeof mounts

/** Who may call. All but `none` and `key` also need the static client token, which identifies the application (A26). */
export type Auth = 'none' | 'client' | 'customer' | 'admin' | 'superadmin' | 'key'

/**
 * How failures travel. `named`: HTTP 200 with `{ code, message }` (§8, A116). `http`: a real status with `{ error }`.
 */
export type Style = 'named' | 'http'

export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
> {
  service: Service
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{name}` for parameters, as the specification writes them. */
  path: string
  auth: A
  style: Style
  summary: string
  params?: Params
  query?: Query
  body?: Body
  /** A file upload: the body is multipart form data with one `file`. */
  upload?: boolean
  /** A stream or a file: the body of the reply is no JSON. */
  raw?: string
  reply: Reply
  /** The error codes that this call answers besides 400, 401, 403, 429 and 500. */
  errors?: readonly ErrorCode[]
  /** It moves money: `Idempotency-Key` is honoured. */
  idempotent?: boolean
  /** Needs a completed KYC. */
  gate?: 'kyc'
}

/** A call as data: the server serves it, the client calls it, OpenAPI prints it, and the suites iterate it. */
export const defineCall = <
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
>(
  call: Call<Params, Query, Body, Reply, A>,
): Call<Params, Query, Body, Reply, A> => call

const failureCodes = [
  codes.badInput,
  codes.wrongCredentials,
  codes.notFound,
  codes.tooManyTries,
  codes.registrationNeeded,
  codes.conflict,
  codes.balance,
] as const

/** What a failed named call answers. */
export const namedFailure = z.object({ code: z.literal(failureCodes), message: z.string() })

export type NamedFailure = z.infer<typeof namedFailure>

/** The reply of a named call: code 100 with its fields, or another code with a message to show (§8). */
export const named = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.discriminatedUnion('code', [z.object({ code: z.literal(codes.ok), message: z.string(), ...shape }), namedFailure])

/** Every 4xx and 5xx of resources, `/v1` and our own calls. `at` is the zero-based index of the wrong character. */
export const errorReply = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string(), at: z.number().int().optional() })).optional(),
    requestId: z.string(),
  }),
})

export type ErrorReply = z.infer<typeof errorReply>

/** Every 4xx and 5xx of a named call. */
export const namedError = z.object({ code: z.number().int(), message: z.string() })
