import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { type ChallanBrand, findChallanBrand } from '../../../../contracts/calls/publicChallans.ts'
import { readBrandToken, writeBrandToken } from '../../../../contracts/challanSession.ts'
import { codes } from '../../../../contracts/codes.ts'
import { useIsHydrated } from './useIsHydrated.ts'
import { usePublicApi } from './usePublicApi.ts'

/** Takes the brand of an order over into a tab that knew none, or another one (A119). */
export const RestoreBrandContext = createContext<(token: string) => void>(() => {})

export const useRestoreBrand = () => useContext(RestoreBrandContext)

/** Beside the keys of `challanSession`: the brand as it was last answered, so that the next page of the visit has its name at once. */
const KEY = 'challanBrand'

interface Answered {
  /** That it was asked by: the token before the last change answers too. */
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
    // Forbidden or full: the next page asks.
  }
}

/**
 * The brand whose search the session holds: undefined while that is not known, null without one, and where it cannot be asked: the page
 * works without.
 */
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
