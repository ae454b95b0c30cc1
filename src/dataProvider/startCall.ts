import type { Call } from '../../contracts/calls/define.ts'
import { callApi, type SuccessReply } from './api.ts'
import type { CallArgs } from './send.ts'

const started = new Map<string, Promise<unknown>>()

const keyOf = (call: Call, args: object) => JSON.stringify([call.method, call.service, call.path, args])

/** Sends a call whose reply a page will need, before the code of that page has loaded. */
export function startCall<C extends Call>(call: C, args: CallArgs<C>): Promise<SuccessReply<C>> {
  const reply = callApi(call, args)
  started.set(keyOf(call, args), reply)
  // The page shows the error.
  reply.catch(() => {})
  return reply
}

/** The reply of a started call, for the first who asks; undefined if it was not started. */
export function takeStarted<C extends Call>(call: C, args: CallArgs<C>): Promise<SuccessReply<C>> | undefined {
  const key = keyOf(call, args)
  const reply = started.get(key)
  started.delete(key)
  return reply as Promise<SuccessReply<C>> | undefined
}
