import { type ReactNode, useMemo } from 'react'
import { PublicShell } from '../../shell/PublicShell.tsx'
import { StateContext, usePublicState } from '../../state.ts'
import { RestoreBrandContext, useSessionBrand } from './useSessionBrand.ts'

/** What surrounds the pages after a search. Their addresses name no brand: the session does. */
export const SessionFrame = ({ children }: { children: ReactNode }) => {
  const state = usePublicState()
  const { brand, restore } = useSessionBrand()
  const branded = useMemo(() => ({ ...state, brand: brand ?? null }), [state, brand])
  return (
    <StateContext value={branded}>
      <RestoreBrandContext value={restore}>
        <PublicShell brand={brand} look="paper">
          {children}
        </PublicShell>
      </RestoreBrandContext>
    </StateContext>
  )
}
