import { type ComponentType, StrictMode } from 'react'
import type { PublicState } from '../../contracts/pages/publicPage.ts'
import { LocaleContext } from '../i18n/locale.ts'
import { StateContext } from './state.ts'

/** The same tree is rendered by the server and the browser. */
export const PublicApp = ({ state, Page }: { state: PublicState; Page: ComponentType }) => (
  <StrictMode>
    <LocaleContext value={state.locale}>
      <StateContext value={state}>
        <Page />
      </StateContext>
    </LocaleContext>
  </StrictMode>
)
