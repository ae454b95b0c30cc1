import { QueryClient } from '@tanstack/react-query'

const mayPass = (error: unknown) => {
  const status = (error as { status?: number }).status ?? 0
  return status === 0 || status >= 500
}

/** Each app has its own cache. A request that the server refused is not retried; a network failure is retried once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 10_000, retry: (failures, error) => failures < 1 && mayPass(error) } },
  })
