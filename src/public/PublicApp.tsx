import { type ComponentType, StrictMode } from 'react'
import type { PublicState } from '../../contracts/publicPage.ts'
import { StateContext } from './state.ts'

/** One tree for the server and the browser. */
export const PublicApp = ({ state, Page }: { state: PublicState; Page: ComponentType }) => (
  <StrictMode>
    <StateContext value={state}>
      <Page />
    </StateContext>
  </StrictMode>
)
