import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { findChallanBrand } from '../../../../contracts/calls/publicChallans.ts'
import type { ChallanBrand } from '../../../../contracts/challans/challanBrand.ts'
import { readBrandToken, writeBrandToken } from '../../../../contracts/challans/challanSession.ts'
import { codes } from '../../../../contracts/platform/codes.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import { usePublicApi } from './usePublicApi.ts'

/** Restores the brand of an order in a tab that has no brand or another one (A119). */
export const RestoreBrandContext = createContext<(token: string) => void>(() => {})

export const useRestoreBrand = () => useContext(RestoreBrandContext)

/** The last loaded brand, stored beside the keys of `challanSession`, so that the next page shows its name immediately. */
const KEY = 'challanBrand'

interface Answered {
  /** The token used for the request: the server also accepts the token before the last rotation. */
  token: string
  brand: ChallanBrand | null
}

function keptBrand(token: string | null): ChallanBrand | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Answered | null
    return kept?.token === token ? kept.brand : null
  } catch {
    return null
  }
}

function keepBrand(answered: Answered): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(answered))
  } catch {
    // Storage is blocked or full, so the next page loads the brand.
  }
}

/** The brand of the session's search: undefined while loading, null if there is none or it cannot be loaded. The page works without it. */
export function useSessionBrand() {
  const { ask } = usePublicApi()
  const inBrowser = useIsHydrated()
  const [restored, setRestored] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answered | null>(null)
  const token = restored ?? (inBrowser ? readBrandToken(sessionStorage) : null)
  const kept = useMemo(() => keptBrand(token), [token])

  useEffect(() => {
    if (!token) return
    let current = true
    const keep = (brand: ChallanBrand | null) => {
      if (brand) keepBrand({ token, brand })
      if (current) setAnswer({ token, brand })
    }
    ask(findChallanBrand, { params: { brandName: token } }).then(
      reply => keep(reply.code === codes.ok ? reply.result : null),
      () => keep(null),
    )
    return () => {
      current = false
    }
  }, [ask, token])

  const answered = answer?.token === token ? answer.brand : undefined
  const none = inBrowser && token === null ? null : undefined
  const brand = answered ?? kept ?? (answered === null ? null : none)

  const colours = brand?.stylesheet
  useEffect(() => {
    if (!colours) return
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: colours })
    document.head.append(link)
    return () => link.remove()
  }, [colours])

  const restore = useCallback((found: string) => {
    writeBrandToken(sessionStorage, found)
    setRestored(found)
  }, [])
  return { brand, restore }
}
