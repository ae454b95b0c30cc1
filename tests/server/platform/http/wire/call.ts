import { newestCode } from '../../../../support/signIn.ts'
import type { World } from './world.ts'

/** One call of specification §7, as it stands there. */
export interface WireCall {
  /** The acceptance lines that it is under. */
  lines?: string
  method: 'GET' | 'POST' | 'DELETE'
  /** Whole, with `{name}` for a parameter. */
  path: string
  as: 'client' | 'customer' | 'subUser'
  /** The parameters of the path. */
  params?: (world: World) => Record<string, string> | Promise<Record<string, string>>
  /** The fields that §7 names, none more: the body, or of a GET the query. */
  fields?: (world: World) => Promise<Record<string, unknown>>
  /** Of those, what may be left out. */
  optional?: readonly string[]
  /** Beside `code` and `message`. */
  reply: readonly string[]
  /** The fields of `result`. */
  result?: readonly string[]
}

export const session = ['isActive', 'token', 'refreshToken']
export const tokens = ['token', 'refreshToken']

export const call = (method: WireCall['method'], path: string, more: Omit<WireCall, 'method' | 'path'>): WireCall => ({
  method,
  path,
  ...more,
})
export const client = (
  path: string,
  fields: WireCall['fields'],
  reply: readonly string[],
  more: Partial<WireCall> = {},
) => call('POST', path, { as: 'client', ...(fields && { fields }), reply, ...more })
export const ofUser = (path: string, result: readonly string[], more: Partial<WireCall> = {}) =>
  call('GET', path, { as: 'customer', params: ({ userId }) => ({ userId }), reply: ['result'], result, ...more })

/** Asks for a code and answers what the verifying call takes. */
export async function coded({ say, ctx }: World, path: string, body: { ph_no: string; countryCode?: string }) {
  const { verificationId } = await say(path, body)
  const otp = await newestCode(ctx, `${body.countryCode ?? '+91'}${body.ph_no}`)
  return { ph_no: body.ph_no, verificationId, otp }
}
