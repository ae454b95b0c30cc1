import { type ReactNode, useMemo } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import { PublicShell } from '../../shell/PublicShell.tsx'
import { StateContext, usePublicState } from '../../state.ts'
import { RestoreBrandContext, useSessionBrand } from './useSessionBrand.ts'

/** The frame of the pages after a search, which show nothing without scripts but what they need. Their addresses name no brand, so it comes from the session. */
export const SessionFrame = ({ children }: { children: ReactNode }) => {
  const state = usePublicState()
  const text = useTexts('publicChallans')
  const { brand, restore } = useSessionBrand()
  const branded = useMemo(() => ({ ...state, brand: brand ?? null }), [state, brand])
  return (
    <StateContext value={branded}>
      <RestoreBrandContext value={restore}>
        <PublicShell brand={brand} look="paper">
          <noscript>
            <p className="no-script">{text('noScript', { email: state.config.supportEmail })}</p>
          </noscript>
          {children}
        </PublicShell>
      </RestoreBrandContext>
    </StateContext>
  )
}
