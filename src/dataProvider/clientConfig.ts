import type { z } from 'zod'
import { mounts } from '../../contracts/calls/callRoute.ts'
import { clientConfig } from '../../contracts/calls/clientConfig.ts'
import { networkError, toCallError } from './callError.ts'

export type ClientConfig = z.infer<(typeof clientConfig)['reply']>

let loading: Promise<ClientConfig> | undefined

/** Brand, addresses and client token, asked once per page load; a failure is not kept. Throws when there is no answer. */
export function loadClientConfig(): Promise<ClientConfig> {
  loading ??= ask().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function ask(): Promise<ClientConfig> {
  const response = await fetch(mounts[clientConfig.service] + clientConfig.path).catch(() =>
    Promise.reject(networkError()),
  )
  if (!response.ok) throw await toCallError(response)
  return (await response.json()) as ClientConfig
}
