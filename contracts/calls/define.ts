import { z } from 'zod'
import type { KeyScope } from '../checks/apiKeys.ts'
import type { CodeHandleUse } from '../people/codeHandle.ts'
import type { Access, Permission, StaffPermission } from '../people/permissions.ts'
import { codes, type ErrorCode } from '../platform/codes.ts'
import { type BodyFields, bodyFieldsOf } from '../platform/fieldLimits.ts'
import type { Auth, CallRoute, SignedInAuth } from './callRoute.ts'

export { type Auth, mounts, type Service, type Style } from './callRoute.ts'

export interface Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
> extends CallRoute<A> {
  summary: string
  /** What a signed-in person needs; required for their calls and for no others (`AccessOf`). */
  access?: Access
  params?: Params
  query?: Query
  body?: Body
  /**
   * The limits of `body` as plain data, for the forms of signed-in users: the browser has no schemas
   * (scripts/web/contractFacts.ts). Public pages have forms of their own and load nothing they do not use.
   */
  readonly bodyFields?: BodyFields | undefined
  /** A file upload: the body is multipart form data with one `file`. */
  upload?: boolean
  /** How long the body may be, if not `limits.bodyBytes`. */
  bodyBytes?: number
  /** The content type of a reply that is not JSON but a stream or a file. */
  raw?: string
  /** The file is also sent in part, with 206, if the request has a `Range`; for a part that it does not have, the reply is 416. */
  ranges?: boolean
  reply: Reply
  /** The error codes of this call in addition to 400, 401, 403, 429 and 500. */
  errors?: readonly ErrorCode[]
  /** The call moves money: `Idempotency-Key` is supported. */
  idempotent?: boolean
  /** The `status` of a reply after which the work goes on: it is sent with 202. */
  accepts?: string
  /** Needs a completed KYC. */
  gate?: 'kyc'
  /** The scope that an API key needs; required for calls by key. */
  scope?: KeyScope
  /** The call asks for a code, or enters one, that belongs to the browser by a handle (`contracts/people/codeHandle.ts`). */
  codeHandle?: CodeHandleUse
  /** A GET whose reply is the same for a while and no secret: the browser keeps it and revalidates it by its ETag. */
  revalidate?: boolean
  /** The reply has raw values: only the customer sees them, not support's view of the console. */
  ownEyes?: boolean
  /** Allowed for staff who still have to set up their second factor. */
  beforeSecondFactor?: boolean
  /**
   * The session must have been proven in the last minutes, by a sign-in or by `proveIdentity`; otherwise 403 `proof_required`, and
   * the browser asks and repeats the call. For calls in `http` style.
   */
  fresh?: boolean
}

/** The declaration of access that the type of a call demands: a staff call names a permission of staff. */
type AccessOf<A extends Auth> = [A] extends ['customer']
  ? { access: Access<Exclude<Permission, StaffPermission>> }
  : [A] extends ['admin']
    ? { access: Access<StaffPermission> }
    : object

const signedIn: readonly Auth[] = ['customer', 'admin'] satisfies SignedInAuth[]

/** Whether the caller of a call is a signed-in person with a role. */
export const isSignedIn = (auth: Auth): auth is SignedInAuth => signedIn.includes(auth)

/** A call as data: the server serves it, the client calls it, OpenAPI describes it, and the test suites iterate over it. */
export const defineCall = <
  Params extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Query extends z.ZodObject = z.ZodObject<Record<never, never>>,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodType,
  A extends Auth = Auth,
>(
  call: Call<Params, Query, Body, Reply, A> & AccessOf<A>,
): Call<Params, Query, Body, Reply, A> => ({
  ...call,
  get bodyFields() {
    return isSignedIn(call.auth) ? bodyFieldsOf(call.body) : undefined
  },
})

const failureCodes = [
  codes.badInput,
  codes.wrongCredentials,
  codes.notFound,
  codes.tooManyTries,
  codes.registrationNeeded,
  codes.conflict,
  codes.balance,
] as const

/** The reply of a failed named call. */
export const namedFailure = z.object({ code: z.literal(failureCodes), message: z.string() })

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
    /** The check that has no answer. */
    verificationId: z.string().optional(),
  }),
})

export type ErrorReply = z.infer<typeof errorReply>

/** Every 4xx and 5xx of a named call. */
export const namedError = z.object({ code: z.number().int(), message: z.string() })
