import { renderToString } from 'react-dom/server'
import type { RenderPage } from '../../contracts/pages/publicPage.ts'
import { AboutBrand, ClaimsAndSteps } from './landing/BrandSections.tsx'
import { ExampleOrder } from './landing/ExampleOrder.tsx'
import { ServerPartsContext } from './landing/ServerPart.tsx'
import { PublicApp } from './PublicApp.tsx'
import { publicPages } from './pages.ts'
import { landingHead, sentTexts } from './pageTexts.ts'

const serverParts = { example: ExampleOrder, claims: ClaimsAndSteps, about: AboutBrand }

/** Renders a page from its state. Called by the server; built into dist/render. */
export const renderPage: RenderPage = async input => {
  const { load, module } = publicPages[input.page]
  const { default: Page, head = landingHead } = await load()
  const state = { ...input, texts: sentTexts(input.page, input.locale) }
  const page = (
    <ServerPartsContext value={serverParts}>
      <PublicApp state={state} Page={Page} />
    </ServerPartsContext>
  )
  return { ...head(state), html: renderToString(page), module, state }
}
