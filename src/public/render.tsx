import { renderToString } from 'react-dom/server'
import type { RenderPage } from '../../contracts/publicPage.ts'
import { PublicApp } from './PublicApp.tsx'
import { publicPages } from './pages.ts'
import { landingHead, sentTexts } from './pageTexts.ts'

/** Renders a page from its state. Called by the server; built into dist/render. */
export const renderPage: RenderPage = async input => {
  const { load, module } = publicPages[input.page]
  const { default: Page, head = landingHead } = await load()
  const state = { ...input, texts: sentTexts(input.page, input.locale) }
  return { ...head(state), html: renderToString(<PublicApp state={state} Page={Page} />), module, state }
}
